/** The icons of Final Hour, beside those that all share. */
import { addIcons } from "../../../art/icons";
import { SHAPES } from "./icon-shapes";

declare module "../../../art/icons" {
  interface IconSets {
    "final-hour": keyof typeof SHAPES;
  }
}

addIcons(SHAPES);

export { hasIcon, type IconName } from "../../../art/icons";
