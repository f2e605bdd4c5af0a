/** Names of seats that nobody has named. A game keeps them in the language of the phone on which it was begun. */
import type { Seat } from '../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'

/** Is this the name of a seat that nobody has named, in any language (`new.player`)? */
export const isDefaultName = (name: string, seat: Seat): boolean =>
  name.replace(/^(Player |Spieler |Jugador |Joueur |玩家)/, '#') === `#${seat + 1}`

/** Name of a seat in the language of this phone: a name that somebody gave stays as it is. */
export const seatNameHere = (name: string, seat: Seat): string =>
  isDefaultName(name, seat) ? t('new.player', { number: seat + 1 }) : name
