/** Where every thing of the game is on the map. */
import type { Point } from "../../../table/map/geometry";
import type { Thing } from "../../face";
import { card, investigator } from "../things";
import type { View } from "../wire";
import type { Plan } from "./plan";
import { slipsAt } from "./slips";
import { type Company, companyAt } from "./standing";

export interface Whereabouts {
  companies: ReadonlyMap<number, Company>;
  points: ReadonlyMap<Thing, Point>;
}

export function whereabouts(plan: Plan, view: View): Whereabouts {
  const companies = new Map<number, Company>();
  const points = new Map<Thing, Point>();
  const codes = new Map(view.investigators.map(({ seat, code }) => [seat, code]));
  for (const each of view.locations) {
    const site = plan.sites.get(each.id);
    if (!site) continue;
    points.set(card(each.id), site.plate);
    const company = companyAt(site, each, view);
    companies.set(each.id, company);
    for (const [seat, at] of company.people) points.set(investigator(codes.get(seat) ?? ""), at);
    for (const [id, at] of company.enemies) points.set(card(id), at);
    for (const { card: slip, at } of slipsAt(site, each)) points.set(card(slip.id), at);
  }
  return { companies, points };
}
