/** The icons of games with investigators who travel, meet and test skills by dice; they are added by those games. */
import { addIcons } from "../icons";
import { SHAPES } from "./icon-shapes";

declare module "../icons" {
  interface IconSets {
    investigators: keyof typeof SHAPES;
  }
}

addIcons(SHAPES);
