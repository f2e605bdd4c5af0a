/** Paper with a Goal or Contract: title, what it needs, how far the guild is, and what it is worth. */

import type { Face } from '../../../games/castlescape/cards.ts'
import { aimOf } from '../../../games/castlescape/goalsAndContracts.ts'
import { aimProgress } from '../../../games/castlescape/insight/aimProgress.ts'
import type { State } from '../../../games/castlescape/state.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import { needsOf, titleOf } from '../table/cardAndSquareTexts.ts'
import * as styles from './GoalOrContractCard.module.css'
import * as sheet from './Paper.module.css'

/** How far a guild is: `3 of 5`, or whether it holds now. */
export const progressText = (state: State, seat: number, face: Face): string => {
  const { holds, count } = aimProgress(state, seat, face)
  if (holds) return t('castlescape.met')
  return count ? t('castlescape.of', { n: count.reached, all: count.needed }) : t('castlescape.notMet')
}

interface AimPaperProps {
  readonly state: State
  readonly seat: number
  readonly face: Face
  readonly isChosen?: boolean
  /** Absent where it is only shown. */
  readonly onPress?: () => void
}

export const GoalOrContractCard = ({ state, seat, face, isChosen = false, onPress }: AimPaperProps) => {
  const { holds } = aimProgress(state, seat, face)
  const renown = t('castlescape.count.renown', { n: aimOf(face).renown })
  const words = [titleOf(face), needsOf(face), progressText(state, seat, face), renown]
  const content = (
    <>
      <b>{titleOf(face)}</b>
      <span>{needsOf(face)}</span>
      <em class={holds ? styles.met : undefined}>
        {holds && <Icon name="tick" small />}
        {progressText(state, seat, face)}
      </em>
      <i aria-hidden="true">{aimOf(face).renown}</i>
      {!onPress && <span class="visuallyHidden">{renown}</span>}
    </>
  )
  if (!onPress) return <div class={`${sheet.paper} ${styles.paper}`}>{content}</div>
  return (
    <button
      type="button"
      class={`${sheet.paper} ${styles.paper} tap`}
      aria-pressed={isChosen ? 'true' : 'false'}
      aria-label={joinNames(words)}
      onClick={onPress}
    >
      {content}
    </button>
  )
}
