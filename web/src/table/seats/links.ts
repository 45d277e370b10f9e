import { useCallback, useEffect, useState } from "react";
import { api, problemOf } from "../../net/api";
import { toast } from "../../ui/toast";

/** The secret links one may pass on, by seat number: of one’s own seats and, for the host, of those nobody took. */
export function useLinks(code: string, entitled: boolean, wanted: boolean) {
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map());

  useEffect(() => {
    if (!entitled || !wanted) return;
    let here = true;
    api.links(code).then(
      ({ seats }) => here && setLinks(new Map(seats.map(({ seat, token }) => [seat, token]))),
      (error: unknown) => toast(problemOf(error).say, "bad"),
    );
    return () => {
      here = false;
    };
  }, [code, entitled, wanted]);

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
