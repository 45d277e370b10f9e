/** The icons of Mansions of Madness, beside those that all share. */
import { addIcons } from "../../../art/icons";
import "../../../art/investigators/icons";
import { SHAPES } from "./icon-shapes";

declare module "../../../art/icons" {
  interface IconSets {
    mansions: keyof typeof SHAPES;
  }
}

addIcons(SHAPES);

export { hasIcon, type IconName } from "../../../art/icons";
