/** A table gathers on this phone: its lobby is opened, again where it was open before, and closed. */
import { MODE_CARDS } from '../../games/blackstone/modeCards.ts'
import { toBase64url } from '../../kernel/base64url.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { botsOf } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { changeRoom, forgetLobby, type Hosted, isStored, keepLobby, lobbyOf, roomOf } from '../../store/rooms.ts'
import type { LastSetup } from '../../store/settings.ts'
import { commitOf } from '../../table/fairDeal.ts'
import type { Plan } from '../../table/room/frames.ts'
import { openLobby } from '../../table/room/lobby.ts'
import { castleFor } from '../blackstone/game/castle.ts'
import { clock, random } from './env.ts'
import { host } from './hosting.ts'
import type { Session } from './session.ts'

/** What is played as a plan of a lobby; null where this app does not know the mode. */
export const planOf = ({ mode, options }: Pick<LastSetup, 'mode' | 'options'>): Plan | null => {
  const card = MODE_CARDS.find(({ id }) => id === mode)
  return card ? { mode, options, ...card.seats } : null
}

const newHosted = (plan: Plan): Hosted => ({
  ...{ role: 'host', id: toBase64url(random(16)), secret: { seed: toBase64url(random(32)) } },
  ...{ ticket: null, plan, sitters: [], keys: [] },
})

/** The kept lobby that gathers still, with what is to be played now. */
const gathering = async (database: Database, plan: Plan | null): Promise<Hosted | null> => {
  const id = await lobbyOf(database)
  const kept = id === null || (await isStored(database, id)) ? null : await roomOf(database, { game: id })
  if (kept?.role !== 'host') return null
  if (plan) await changeRoom(database, { game: kept.id }, { plan })
  return { ...kept, plan: plan ?? kept.plan }
}

/**
 * Opens the lobby that gathers on this phone, or a new one, for what was chosen last. Refused: `header.mode` where nothing was chosen or
 * this app does not know it, `app.failed` where its rules cannot be fetched. Rejects with a StoreFailure.
 */
export const gather = async (database: Database, setup: LastSetup | null): Promise<Result<Session>> => {
  const plan = setup && planOf(setup)
  const kept = (await gathering(database, plan)) ?? (plan && newHosted(plan))
  if (!kept) return refuse('header.mode', undefined, { mode: setup?.mode ?? '' })
  const fetched = await castleFor(kept.plan).catch(() => null)
  if (!fetched) return refuse('app.failed')
  await keepLobby(database, kept)
  const { id, secret, plan: planned, sitters } = kept
  const lobby = openLobby(planned, commitOf(id, secret), clock.now(), { plan: planned, sitters })
  return ok(host(database, kept, { at: 'lobby', lobby }, null, fetched, await botsOf(database, id)))
}

/** Milliseconds in which a farewell arrives. */
const FAREWELL = 500

/** Closes the lobby for good: whoever is there is told. */
export const disband = async (database: Database, session: Session): Promise<void> => {
  session.decide({ kind: 'close' })
  await new Promise((resolve) => setTimeout(resolve, FAREWELL))
  session.close()
  await forgetLobby(database).catch(() => undefined)
}
