/** The icons of the game and the shared ones, drawn. */
import "./icons";

export { Icon, IconShape } from "../../../art/icon";
