import '../../../text/bundles/screens.ts'
import { type BotLevelId, parseLevel } from '../../../bots/levels.ts'
import type { ModeCard } from '../../../kernel/gameCard.ts'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Crest } from '../../parts/Crest.tsx'
import { blurOnEnter } from '../../parts/controls/blurOnEnter.ts'
import { ChoiceRow } from '../../parts/controls/ChoiceRow.tsx'
import { NameInput } from '../../parts/controls/NameInput.tsx'
import { Icon } from '../../parts/Icon.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import { BotLevelChoice } from '../../table/bots/BotLevelChoice.tsx'
import { nameOfBot } from '../../table/bots/botNames.ts'
import { CrestButton } from '../../table/people/CrestButton.tsx'
import * as styles from './SeatList.module.css'
import { WHO_PLAYS, type WhoPlays, whoPlaysOf } from './whoPlays.ts'

interface SeatsProps {
  readonly mode: ModeCard
  readonly count: number
  readonly names: readonly string[]
  /** The level of the bot at each seat; empty for a person. */
  readonly bots: readonly string[]
  /** True if the others join with phones of their own: only this phone's player is listed. */
  readonly isSeveral: boolean
  readonly knownNames: readonly string[]
  readonly onName: (seat: number, name: string) => void
  readonly onBotsChange: (bots: readonly string[]) => void
  readonly onCountChange: (count: number) => void
  readonly onSeveralChange: (isSeveral: boolean) => void
}

interface SeatRowProps extends Pick<SeatsProps, 'bots' | 'onName'> {
  readonly seat: number
  readonly name: string
  readonly onLevelChange: ((level: BotLevelId | null) => void) | null
  readonly onRemove: (() => void) | null
}

/** Default level of a new bot: an opponent whom a beginner beats, or a partner who helps. */
const defaultLevel = ({ together }: ModeCard): BotLevelId => (together ? 'captain' : 'scout')

const SeatRow = ({ seat, name, bots, onName, onLevelChange, onRemove }: SeatRowProps) => {
  const level = parseLevel(bots[seat])
  // Keyboards add a space to a name that they propose.
  const displayName = name.trim() || nameOfBot(bots, seat)
  return (
    <li>
      <div class={styles.seat}>
        {level ? <Crest seat={seat} /> : <CrestButton seat={seat} name={displayName} />}
        <NameInput
          aria-label={t('new.name', { number: seat + 1 })}
          placeholder={displayName}
          value={name}
          list="names"
          enterkeyhint="done"
          onInput={(event) => onName(seat, event.currentTarget.value)}
          onKeyDown={blurOnEnter}
        />
        {onLevelChange && (
          <button
            type="button"
            class={`${button.icon} tap`}
            aria-label={t('bots.seat', { number: seat + 1 })}
            aria-pressed={level !== null}
            onClick={() => onLevelChange(level ? null : 'scout')}
          >
            <Icon name="bot" />
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            class={`${button.icon} tap`}
            aria-label={t('new.leave', { number: seat + 1 })}
            onClick={onRemove}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
      {level && onLevelChange && <BotLevelChoice name={displayName} level={level} onChange={onLevelChange} />}
    </li>
  )
}

const CompanyChoice = (props: SeatsProps) => {
  const { mode, count, bots, onName, onBotsChange, onCountChange, onSeveralChange } = props
  const chooseCompany = (next: WhoPlays) => {
    onSeveralChange(next === 'several')
    const nextBots = next === 'alone' ? ['', ...Array<BotLevelId>(mode.seats.max - 1).fill(defaultLevel(mode))] : []
    // Also seats that are not shown have names: of people who have played here.
    for (let seat = 0; seat < mode.seats.max; seat++) if (!nextBots[seat] !== !bots[seat]) onName(seat, '')
    onBotsChange(nextBots)
    if (next === 'alone' && count < 2) onCountChange(2)
  }
  const company = whoPlaysOf(props.isSeveral, props.bots)
  return (
    <ChoiceRow
      label={t('phones.ask')}
      help={t(`phones.${company}.help`)}
      chips={WHO_PLAYS.map((value) => ({ value, label: t(`phones.${value}`) }))}
      value={company}
      onChange={chooseCompany}
    />
  )
}

/** Seats of the table in the order of play. Names may stay empty. */
export const SeatList = (props: SeatsProps) => {
  const { mode, count, names, bots, isSeveral, knownNames, onName, onBotsChange, onCountChange } = props
  const { min, max } = isSeveral ? { min: 1, max: 1 } : mode.seats
  const changeLevelAt = (seat: number) => (level: BotLevelId | null) => {
    // The typed name belonged to the person or bot that was replaced.
    if (!level !== !bots[seat]) onName(seat, '')
    onBotsChange(Object.assign([...bots], { [seat]: level ?? '' }))
  }
  return (
    <fieldset class={`${sectionStyles.section} ${styles.players}`}>
      <legend>
        {t('new.seats')}
        <span>{t('new.phone')}</span>
      </legend>
      {mode.seats.max > 1 && <CompanyChoice {...props} />}
      <ul class={styles.seats}>
        {Array.from({ length: count }, (_, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            bots={bots}
            onName={onName}
            onLevelChange={count > 1 && !isSeveral ? changeLevelAt(seat) : null}
            onRemove={seat === count - 1 && count > min ? () => onCountChange(count - 1) : null}
          />
        ))}
      </ul>
      {count < max && (
        <button type="button" class={`${styles.seat} ${styles.open} tap`} onClick={() => onCountChange(count + 1)}>
          <Icon name="plus" />
          {t('new.add')}
        </button>
      )}
      <datalist id="names">
        {knownNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}
