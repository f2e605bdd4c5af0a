import type { ComponentChildren } from 'preact'
import { t } from '../text/t.ts'
import { doneOnEnter } from './doneOnEnter.ts'
import { Crest, Icon } from './Icon.tsx'
import { NameInput } from './NameInput.tsx'

interface SeatsProps {
  readonly seats: { readonly min: number; readonly max: number }
  readonly count: number
  readonly names: readonly string[]
  readonly known: readonly string[]
  readonly onName: (seat: number, name: string) => void
  readonly onCount: (count: number) => void
  /** Stands above the seats. */
  readonly children?: ComponentChildren
}

interface SeatProps {
  readonly seat: number
  readonly name: string
  readonly onName: (seat: number, name: string) => void
  readonly onLeave: (() => void) | null
}

const Seat = ({ seat, name, onName, onLeave }: SeatProps) => (
  <li class="seat">
    <Crest seat={seat} />
    <NameInput
      aria-label={t('new.name', { number: seat + 1 })}
      placeholder={t('new.player', { number: seat + 1 })}
      value={name}
      list="names"
      enterkeyhint="done"
      onInput={(event) => onName(seat, event.currentTarget.value)}
      onKeyDown={doneOnEnter}
    />
    {onLeave && (
      <button type="button" class="ic tap" aria-label={t('new.leave', { number: seat + 1 })} onClick={onLeave}>
        <Icon name="cross" />
      </button>
    )}
  </li>
)

/** Who sits at the table, in the order of play. Names may stay empty. */
export const Seats = ({ seats: { min, max }, count, names, known, onName, onCount, children }: SeatsProps) => (
  <fieldset class="sect" id="seats" tabIndex={-1}>
    <legend>
      {t('new.seats')}
      <span>{t('new.phone')}</span>
    </legend>
    {children}
    <ul class="seats">
      {Array.from({ length: count }, (_, seat) => (
        <Seat
          key={seat}
          seat={seat}
          name={names[seat] ?? ''}
          onName={onName}
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
