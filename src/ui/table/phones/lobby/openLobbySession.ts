/** Lobby of the room on this phone: it is opened, again where it was open before, and closed. */
import { cardOfMode } from '#src/games/cards.ts'
import { toBase64url } from '#src/kernel/base64url.ts'
import { err, ok, type Result, refuse } from '#src/kernel/result.ts'
import type { Database } from '#src/store/database.ts'
import type { LastSetup } from '#src/store/settings.ts'
import { loadBots } from '#src/store/storedBots.ts'
import {
  changeRoom,
  forgetLobby,
  type HostedRoom,
  isGameStored,
  loadLobbyGameId,
  loadRoom,
  saveLobby,
} from '#src/store/storedRooms.ts'
import { commitmentOf } from '#src/table/fairDeal/fairDeal.ts'
import type { GamePlan } from '#src/table/room/frames.ts'
import { createLobby } from '#src/table/room/lobby.ts'
import { refusalToLoad } from '../../../common/failureTexts.ts'
import { lobbyRulesOf } from '../../loadGameUi.ts'
import { loadTable } from '../../loadTable.ts'
import { hostTable } from '../session/hostTable.ts'
import { clock, random } from '../session/phoneEnv.ts'
import type { Session } from '../session/session.ts'

/** Plan of a lobby for a mode and options; null where this app does not know the mode. */
export const planOf = ({ mode, options }: Pick<LastSetup, 'mode' | 'options'>): GamePlan | null => {
  const card = cardOfMode(mode)
  return card ? { mode, options, ...card.seats } : null
}

const createHosted = (plan: GamePlan): HostedRoom => ({
  ...{ role: 'host', id: toBase64url(random(16)), secret: { seed: toBase64url(random(32)) } },
  ...{ ticket: null, plan, sitters: [], keys: [] },
})

/** Stored lobby whose game has not begun, with the new plan where there is one. */
const loadOpenLobby = async (database: Database, plan: GamePlan | null): Promise<HostedRoom | null> => {
  const id = await loadLobbyGameId(database)
  const stored = id === null || (await isGameStored(database, id)) ? null : await loadRoom(database, { game: id })
  if (stored?.role !== 'host') return null
  if (plan) await changeRoom(database, { game: stored.id }, { plan })
  return { ...stored, plan: plan ?? stored.plan }
}

/**
 * Opens the stored lobby of this phone, or a new one, for what was chosen last. Refused: `header.mode` where nothing
 * was chosen or this app does not know the mode, `app.failed` or `pack.missing` where its rules cannot be fetched. Rejects with a
 * StoreFailure.
 */
export const openLobbySession = async (database: Database, setup: LastSetup | null): Promise<Result<Session>> => {
  const plan = setup && planOf(setup)
  const stored = (await loadOpenLobby(database, plan)) ?? (plan && createHosted(plan))
  if (!stored) return refuse('header.mode', undefined, { mode: setup?.mode ?? '' })
  const loaded = await loadTable(stored.plan).catch(refusalToLoad)
  if ('code' in loaded) return err(loaded)
  await saveLobby(database, stored)
  const { id, secret, plan: lobbyPlan, sitters } = stored
  const lobby = createLobby(lobbyPlan, lobbyRulesOf(loaded), commitmentOf(id, secret), clock.now(), {
    plan: lobbyPlan,
    sitters,
  })
  return ok(hostTable(database, stored, { at: 'lobby', lobby }, null, loaded, await loadBots(database, id)))
}

/** Milliseconds for the farewell to arrive. */
const FAREWELL_MS = 500

/** Closes the lobby for good and informs the phones in it. */
export const closeLobbySession = async (database: Database, session: Session): Promise<void> => {
  session.decide({ kind: 'close' })
  await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
  session.close()
  await forgetLobby(database).catch(() => undefined)
}
