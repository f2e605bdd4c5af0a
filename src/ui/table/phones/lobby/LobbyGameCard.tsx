import type { ComponentChildren } from 'preact'
import { cardOfMode, gameOfMode } from '#src/games/cards.ts'
import { optionsLayoutOf } from '#src/games/optionsLayout.ts'
import { FIRST_GAME } from '#src/kernel/formats.ts'
import type { ModeId, OptionCard, Options } from '#src/kernel/gameCard.ts'
import { modeNameById } from '#src/text/gameAndModeNames.ts'
import { labelledValue } from '#src/text/joinTexts.ts'
import { findMessage } from '#src/text/t.ts'
import { gameNameBesideMode } from '../../../common/names/gameNameBesideMode.ts'
import { canChoose, nameOfOption, nameOfValue } from '../../../common/names/optionNames.ts'
import { ModePicture } from '../../ModePicture.tsx'
import * as styles from '../Phones.module.css'

/**
 * Text of an option: its short sentence where it has one; the name of a module that is on; another option only where it
 * differs from its default.
 */
const optionText = (mode: ModeId, { id, default: defaultValue }: OptionCard, value: string | number): string | null => {
  const shortText = findMessage(`option.${id}.short`, { value })
  if (shortText !== null) return shortText
  if (optionsLayoutOf(mode)?.headline.includes(id)) return value === 'off' ? null : nameOfOption(id)
  return value === defaultValue ? null : labelledValue(nameOfOption(id), nameOfValue(id, value))
}

/**
 * Chosen options in one line: `21 points · Families: By chance · Intrigue`. Options that the app does not know are left
 * out.
 */
export const optionLine = (mode: ModeId, options: Options): string => {
  const cards = cardOfMode(mode)?.options ?? []
  return cards
    .filter(canChoose)
    .flatMap((card) => optionText(mode, card, options[card.id] ?? card.default) ?? [])
    .join(' · ')
}

const gameNameOf = (mode: ModeId): string => gameNameBesideMode(gameOfMode(mode)?.id ?? FIRST_GAME, mode)

interface LobbyGameCardProps {
  readonly mode: ModeId
  readonly options: Options
  /** Actions for the game. */
  readonly children?: ComponentChildren
}

/** Card of the game that will be played. */
export const LobbyGameCard = ({ mode, options, children }: LobbyGameCardProps) => (
  <section class={`box ${styles.game}`}>
    <ModePicture mode={mode} />
    <span class="grow">
      <h2>{modeNameById(mode)}</h2>
      <span class="muted">{[gameNameOf(mode), optionLine(mode, options)].filter(Boolean).join(' · ')}</span>
    </span>
    {children}
  </section>
)
