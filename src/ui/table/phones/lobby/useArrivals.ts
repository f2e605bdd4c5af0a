import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import type { LobbySeatView } from '../parts/props.ts'

type LobbySeats = readonly LobbySeatView[]

/** Seats of the first list that are not in the second. */
const seatsMissingIn = (seats: LobbySeats, otherSeats: LobbySeats): LobbySeats =>
  seats.filter(({ id }) => !otherSeats.some((other) => other.id === id))

/** Seats of this phone that the host has just confirmed. */
const confirmedSeats = (before: LobbySeats, after: LobbySeats): LobbySeats =>
  after.filter(
    ({ id, isMine, state }) => isMine && state === 'here' && before.find((other) => other.id === id)?.state !== state,
  )

/** Sentences for a live region: who came, who went, and which seats of this phone were confirmed. */
export const arrivalTextOf = (before: LobbySeats, after: LobbySeats): string =>
  [
    ...confirmedSeats(before, after).map(({ name }) => t('seat.given', { name })),
    ...seatsMissingIn(after, before)
      .filter(({ isMine }) => !isMine)
      .map(({ name }) => t('seat.came', { name })),
    ...seatsMissingIn(before, after)
      .filter(({ isMine }) => !isMine)
      .map(({ name }) => t('seat.went', { name })),
  ].join(' ')

/** Latest such text; empty at first, because the list itself is read then. */
export const useArrivals = (seats: LobbySeats): string => {
  const previousSeats = useRef(seats)
  const [arrivalText, setArrivalText] = useState('')
  useEffect(() => {
    const text = arrivalTextOf(previousSeats.current, seats)
    previousSeats.current = seats
    if (text) setArrivalText(text)
  }, [seats])
  return arrivalText
}
