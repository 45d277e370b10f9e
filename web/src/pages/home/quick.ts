/** One click: a table with you and a bot, and straight to it. */
import { useState } from "react";
import { useLocation } from "wouter";
import { api, problemOf } from "../../net/api";
import { toast } from "../../ui/toast";
import type { GameInfo } from "../../wire";
import { quickTableRequest } from "../new-table/table-request";

export function useQuickTable(game: GameInfo): { opening: boolean; open(): Promise<void> } {
  const [opening, setOpening] = useState(false);
  const [, go] = useLocation();
  const open = async () => {
    setOpening(true);
    try {
      const { code } = await api.makeTable(quickTableRequest(game));
      go(`/table/${code}`);
    } catch (error) {
      toast(problemOf(error).say, "bad", "report");
      setOpening(false);
    }
  };
  return { opening, open };
}
