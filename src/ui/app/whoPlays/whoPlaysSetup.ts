/** Set-up of a game for whoever plays: the last game again, or a short first one. */
import { type BotLevelId, parseLevel } from '../../../bots/levels.ts'
import { cardOfMode, GAME_CARDS } from '../../../games/cards.ts'
import { FIRST_SETUP } from '../../../games/firstGame.ts'
import { offeredOptions, proposedModeOptions } from '../../../games/offeredOptions.ts'
import type { ModeCard, Options } from '../../../kernel/gameCard.ts'
import { clampPlayerCount } from '../../../kernel/options.ts'
import type { Settings } from '../../../store/settings.ts'
import type { NewGameSetup } from '../newGame/NewGame.tsx'
import { type WhoPlays, whoPlaysOf } from '../newGame/whoPlays.ts'

type Remembered = Pick<Settings, 'lastSetup' | 'chosen'>

/** Company of the last game; at first a person with bots. */
export const lastCompany = ({ lastSetup }: Remembered): WhoPlays =>
  lastSetup ? whoPlaysOf(lastSetup.several, lastSetup.bots) : 'alone'

/** Level of the bots in the last game; at first the easiest. */
export const lastLevel = ({ lastSetup }: Remembered): BotLevelId => parseLevel(lastSetup?.bots.find(Boolean)) ?? 'scout'

/** Mode and options: as they were last, at first those of a short game. */
const gameToPlay = ({ lastSetup, chosen }: Remembered): { readonly mode: ModeCard; readonly options: Options } => {
  const mode = cardOfMode(lastSetup?.mode ?? '') ?? cardOfMode(FIRST_SETUP?.mode ?? '') ?? GAME_CARDS[0]?.modes[0]
  if (!mode) throw new Error('no modes')
  const proposed = proposedModeOptions(mode)
  const isFirst = !lastSetup && mode.id === FIRST_SETUP?.mode
  return { mode, options: chosen[mode.id] ?? (isFirst ? { ...proposed, ...FIRST_SETUP?.options } : proposed) }
}

/** Set-up for this company. Where a mode has one seat, a person plays it alone. */
export const setupFor = (remembered: Remembered, company: WhoPlays, level: BotLevelId): NewGameSetup => {
  const { mode, options } = gameToPlay(remembered)
  const { lastSetup } = remembered
  const isSameCompany = lastSetup !== null && lastCompany(remembered) === company
  const seatCount = clampPlayerCount(isSameCompany ? lastSetup.names.length : 2, mode)
  const localCount = company === 'several' ? 1 : seatCount
  const seats = Array.from({ length: localCount }, (_, seat) => seat)
  const lastNames = lastSetup?.names ?? []
  return {
    mode: mode.id,
    options: offeredOptions(mode, company === 'several' ? mode.seats.max : seatCount, options),
    // The names of bots are theirs: only a person's name is remembered.
    names: seats.map((seat) =>
      company === 'alone' && seat > 0 ? '' : (!lastSetup?.bots[seat] && lastNames[seat]) || '',
    ),
    bots: seats.map((seat) => (company === 'alone' && seat > 0 ? level : '')),
    several: company === 'several' && mode.seats.max > 1,
  }
}
