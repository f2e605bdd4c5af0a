import '../style/bots.css'
import '../text/bots.ts'
import type { Level } from '../../bots/levels.ts'
import type { ModeCard } from '../../kernel/contract.ts'
import { BotLevel } from '../bots/BotLevel.tsx'
import { levelNamed } from '../bots/levels.ts'
import { nameOfBot } from '../bots/names.ts'
import { t } from '../text/t.ts'
import { doneOnEnter } from './doneOnEnter.ts'
import { Crest, Icon } from './Icon.tsx'
import { NameInput } from './NameInput.tsx'
import { OwnCrest } from './OwnCrest.tsx'
import { Phones, type Way } from './Phones.tsx'

interface SeatsProps {
  readonly mode: ModeCard
  readonly count: number
  readonly names: readonly string[]
  /** The level of the bot at each seat; empty for a person. */
  readonly bots: readonly string[]
  /** The others come with phones of their own: only this phone's player sits here. */
  readonly several: boolean
  readonly known: readonly string[]
  readonly onName: (seat: number, name: string) => void
  readonly onBots: (bots: readonly string[]) => void
  readonly onCount: (count: number) => void
  readonly onShare: (several: boolean) => void
}

interface SeatProps extends Pick<SeatsProps, 'bots' | 'onName'> {
  readonly seat: number
  readonly name: string
  readonly onLevel: ((level: Level | null) => void) | null
  readonly onLeave: (() => void) | null
}

/** The level of a bot that is seated now: an opponent whom a beginner beats, or a partner who helps. */
const usualLevel = ({ together }: ModeCard): Level => (together ? 'captain' : 'scout')

const Seat = ({ seat, name, bots, onName, onLevel, onLeave }: SeatProps) => {
  const level = levelNamed(bots[seat])
  const called = name || nameOfBot(bots, seat)
  return (
    <li>
      <div class="seat">
        {level ? <Crest seat={seat} /> : <OwnCrest seat={seat} name={called} />}
        <NameInput
          aria-label={t('new.name', { number: seat + 1 })}
          placeholder={called}
          value={name}
          list="names"
          enterkeyhint="done"
          onInput={(event) => onName(seat, event.currentTarget.value)}
          onKeyDown={doneOnEnter}
        />
        {onLevel && (
          <button
            type="button"
            class="ic tap"
            aria-label={t('bots.seat', { number: seat + 1 })}
            aria-pressed={level !== null}
            onClick={() => onLevel(level ? null : 'scout')}
          >
            <Icon name="bot" />
          </button>
        )}
        {onLeave && (
          <button type="button" class="ic tap" aria-label={t('new.leave', { number: seat + 1 })} onClick={onLeave}>
            <Icon name="cross" />
          </button>
        )}
      </div>
      {level && onLevel && <BotLevel name={called} level={level} onChange={onLevel} />}
    </li>
  )
}

/** Alone is who sits with bots only. */
const wayOf = ({ several, bots }: SeatsProps): Way => {
  if (several) return 'several'
  return bots.length > 1 && !bots[0] && bots.slice(1).every(Boolean) ? 'alone' : 'one'
}

const Ways = (props: SeatsProps) => {
  const { mode, count, onBots, onCount, onShare } = props
  const choose = (way: Way) => {
    onShare(way === 'several')
    onBots(way === 'alone' ? ['', ...Array<Level>(mode.seats.max - 1).fill(usualLevel(mode))] : [])
    if (way === 'alone' && count < 2) onCount(2)
  }
  return <Phones way={wayOf(props)} onChange={choose} />
}

/** Who sits at the table, in the order of play. Names may stay empty. */
export const Seats = (props: SeatsProps) => {
  const { mode, count, names, bots, several, known, onName, onBots, onCount } = props
  const { min, max } = several ? { min: 1, max: 1 } : mode.seats
  const give = (seat: number) => (level: Level | null) => {
    // The name was that of who sat there.
    if (!level !== !bots[seat]) onName(seat, '')
    onBots(Object.assign([...bots], { [seat]: level ?? '' }))
  }
  return (
    <fieldset class="sect sat">
      <legend>
        {t('new.seats')}
        <span>{t('new.phone')}</span>
      </legend>
      {mode.seats.max > 1 && <Ways {...props} />}
      <ul class="seats">
        {Array.from({ length: count }, (_, seat) => (
          <Seat
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            bots={bots}
            onName={onName}
            onLevel={count > 1 && !several ? give(seat) : null}
            onLeave={seat === count - 1 && count > min ? () => onCount(count - 1) : null}
          />
        ))}
      </ul>
      {count < max && (
        <button type="button" class="seat open tap" onClick={() => onCount(count + 1)}>
          <Icon name="plus" />
          {t('new.add')}
        </button>
      )}
      <datalist id="names">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}
