import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";

interface Props {
  icon: IconName;
  count: number;
  size: string;
  /** More than these are only told. */
  most: number;
}

/** As many icons as it is about. */
export function Signs({ icon, count, size, most }: Props) {
  return Array.from({ length: Math.min(count, most) }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: signs are alike
    <Icon key={place} name={icon} size={size} />
  ));
}
