/** What the bar over the house says. */
import { voice } from "../../../text/say";

/** The domain of `locale/*.ftl` beside this file. */
export const tell = voice("web-mansions-board");
