import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../text/t.ts'
import type { SitterView } from './props.ts'

type Sitters = readonly SitterView[]

/** Who sits in these seats and in none of those. */
const beyond = (these: Sitters, those: Sitters): Sitters =>
  these.filter(({ id }) => !those.some((one) => one.id === id))

/** Seats of this phone that the host has just given. */
const given = (before: Sitters, after: Sitters): Sitters =>
  after.filter(
    ({ id, mine, state }) => mine && state === 'here' && before.find((one) => one.id === id)?.state !== state,
  )

/** Who came and who went, in sentences for a live region; of this phone's own seats that they are given. */
export const newsOf = (before: Sitters, after: Sitters): string =>
  [
    ...given(before, after).map(({ name }) => t('seat.given', { name })),
    ...beyond(after, before)
      .filter(({ mine }) => !mine)
      .map(({ name }) => t('seat.came', { name })),
    ...beyond(before, after)
      .filter(({ mine }) => !mine)
      .map(({ name }) => t('seat.went', { name })),
  ].join(' ')

/** The last such news; empty at first, for the list itself is read then. */
export const useArrivals = (seats: Sitters): string => {
  const before = useRef(seats)
  const [said, say] = useState('')
  useEffect(() => {
    const news = newsOf(before.current, seats)
    before.current = seats
    if (news) say(news)
  }, [seats])
  return said
}
