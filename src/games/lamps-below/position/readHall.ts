/** The hall of a position: its groups, dwellers, lamps and track. */

import { ascendingNumbers, distinct, numbersFrom } from '../../numberLists.ts'
import { type Face, GROUP_FACES, groupCardOf, hallOfFace, kindOf } from '../cards.ts'
import { companyNumbers } from '../company.ts'
import { DWELLERS_IN_ROOM, LAMP_DICE, LAMP_SIDES } from '../data/numbers.ts'
import { ROOMS } from '../hall/room.ts'
import { groupLetter } from '../ids.ts'
import { threatOf } from '../rules/hall/setUpHall.ts'
import { type Explorer, type Figure, type Group, type HallState, type TrackCard, trackCardOf } from '../state.ts'
import { check, figureOrFault, type PositionReader, readFace, readMember, roomOrFault } from './readingHelpers.ts'

const readFigures = (reader: PositionReader, group: number, card: Face): readonly Figure[] => {
  const written = Object.entries(reader.half.dwellers ?? {})
  const { health } = kindOf(card)
  return written
    .flatMap(([name, dweller]) => {
      const path = `dwellers.${name}`
      const figure = figureOrFault(reader, name, path)
      if (figure.group !== group) return []
      const described = typeof dweller === 'string' ? { at: dweller } : dweller
      const at = roomOrFault(reader, described.at, path)
      const left = described.health ?? health
      check(reader, left > 0 && left <= health, `${path}.health`)
      return [{ number: figure.number, at, health: left, guard: described.guard ?? false }]
    })
    .sort((one, other) => one.number - other.number)
}

const readGroup = (reader: PositionReader, group: number): Group => {
  const written = reader.half.groups?.[group]
  const path = `groups.${group}`
  const card = readFace(reader, written?.card ?? '', `${path}.card`, GROUP_FACES)
  const figures = readFigures(reader, group, card)
  const { size } = groupCardOf(card)
  const next = written?.next ?? size + 1
  const last = reader.half.dwellers ? (figures.at(-1)?.number ?? 0) : size
  check(reader, figures.length <= size, path, 'lamps-below.position.aboveSize')
  check(reader, next > last, `${path}.next`, 'lamps-below.position.usedNumber')
  return { card, next, figures }
}

const readGroups = (reader: PositionReader): readonly Group[] => {
  const { half, setting } = reader
  const written = half.groups ?? []
  check(reader, written.length <= companyNumbers(setting).groups, 'groups')
  const groups = written.map((_, group) => readGroup(reader, group))
  for (const name of Object.keys(half.dwellers ?? {}))
    check(reader, figureOrFault(reader, name, `dwellers.${name}`).group < groups.length, `dwellers.${name}`)
  const rooms = groups.flatMap(({ figures }) => figures.map(({ at }) => at))
  check(
    reader,
    ROOMS.every((room) => rooms.filter((at) => at === room).length <= DWELLERS_IN_ROOM),
    'dwellers',
    'lamps-below.position.fullRoom',
  )
  check(reader, distinct(groups.map(({ card }) => card)).length === groups.length, 'groups')
  return groups
}

/** Card on the track of this name. */
export const readTrackCard = (reader: PositionReader, name: string, groups: number, path: string): TrackCard => {
  const group = numbersFrom(0, groups).find((one) => groupLetter(one) === name)
  return group === undefined ? readMember(reader, name, path) : trackCardOf(group)
}

const hasLeft = (company: readonly Explorer[], card: TrackCard): boolean => company[card]?.at === 'left'

/** The track; left out, explorers in the hall and then the groups, as they come. Who left may be on it (E48). */
const readTrack = (
  reader: PositionReader,
  company: readonly Explorer[],
  groups: readonly Group[],
): readonly TrackCard[] => {
  const usual = [
    ...company.flatMap(({ at }, member) => (typeof at === 'number' ? [member] : [])),
    ...groups.map((_, group) => trackCardOf(group)),
  ]
  const track = reader.half.track?.map((name, index) => readTrackCard(reader, name, groups.length, `track.${index}`))
  if (!track) return usual
  const others = track.filter((card) => !hasLeft(company, card))
  const isWhole = ascendingNumbers(others).join() === ascendingNumbers(usual).join()
  check(reader, isWhole && distinct(track).length === track.length, 'track', 'lamps-below.position.onTrack')
  return track
}

const readLamps = (reader: PositionReader): readonly number[] => {
  const { lamps = [] } = reader.half
  const areLamps = lamps.length <= LAMP_DICE && lamps.every((lamp) => lamp <= LAMP_SIDES)
  check(reader, areLamps, 'lamps')
  check(reader, distinct(lamps).length === lamps.length, 'lamps', 'lamps-below.position.lampTwice')
  return ascendingNumbers(lamps)
}

/** Whether anything of what LAMPS throw is written, or what can only come after them. */
const isRoundThrown = ({ half }: PositionReader): boolean =>
  [half.lamps, half.track, half.now, half.phase].some((zone) => zone !== undefined) ||
  Object.values(half.explorers ?? {}).some(({ dice }) => dice !== undefined)

/** Turns that have begun: up to that of `now`, left out the first; all in an event, and none before LAMPS. */
const readTurnsBegun = (reader: PositionReader, track: readonly TrackCard[], groups: number): number => {
  const { now } = reader.half
  if (!isRoundThrown(reader)) return 0
  if (now === 'event') return track.length
  if (now === undefined) return 1
  const index = track.indexOf(readTrackCard(reader, now, groups, 'now'))
  check(reader, index >= 0, 'now')
  return index + 1
}

export const readHall = (
  reader: PositionReader,
  face: Face,
  company: readonly Explorer[],
  alarm: number,
): HallState => {
  const { half, setting } = reader
  const groups = readGroups(reader)
  const track = readTrack(reader, company, groups)
  const turnsBegun = readTurnsBegun(reader, track, groups.length)
  // Who left did so in its own turn.
  const leftEarly = track.slice(turnsBegun).some((card) => hasLeft(company, card))
  check(reader, !leftEarly, 'track', 'lamps-below.position.leftEarly')
  const usual = hallOfFace(face).caches
  const caches = half.caches?.map((name, index) => roomOrFault(reader, name, `caches.${index}`)) ?? usual
  check(
    reader,
    caches.every((room) => usual.includes(room)),
    'caches',
  )
  check(reader, distinct(caches).length === caches.length, 'caches', 'lamps-below.position.twice')
  check(
    reader,
    company.some(({ at }) => typeof at === 'number'),
    'explorers',
  )
  return {
    face,
    round: half.round ?? 1,
    threat: half.threat ?? threatOf(setting, alarm),
    lamps: readLamps(reader),
    ...{ track: turnsBegun > 0 ? track : [], turnsBegun, groups },
    caches: usual.filter((room) => caches.includes(room)),
  }
}
