import { useCallback, useEffect, useState } from "react";
import { api, problemOf } from "../../net/api";
import { toast } from "../../ui/toast";

/** The secret links of the seats by seat number, for the host; empty for everybody else. */
export function useLinks(code: string, host: boolean, wanted: boolean) {
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map());

  useEffect(() => {
    if (!host || !wanted) return;
    let here = true;
    api.links(code).then(
      ({ seats }) => here && setLinks(new Map(seats.map(({ seat, token }) => [seat, token]))),
      (error: unknown) => toast(problemOf(error).say, "bad"),
    );
    return () => {
      here = false;
    };
  }, [code, host, wanted]);

  const renew = useCallback(
    async (seat: number) => {
      try {
        const link = await api.renewLink(code, seat);
        setLinks((before) => new Map(before).set(link.seat, link.token));
        toast({ domain: "web", id: "link-renewed" }, "good", "check");
      } catch (error) {
        toast(problemOf(error).say, "bad");
      }
    },
    [code],
  );
  return { links, renew };
}
