/** Moves of explorers and deeds of dwellers in random halls, against a second method, and cases worked out by hand. */
import { describe, expect, test } from 'vitest'
import { HALL_FACES } from '../../../src/games/lamps-below/cards.ts'
import type { Verb } from '../../../src/games/lamps-below/cardTypes.ts'
import { DWELLERS } from '../../../src/games/lamps-below/data/dwellers.ts'
import { EXPLORERS } from '../../../src/games/lamps-below/data/explorers.ts'
import { HALL_CARDS } from '../../../src/games/lamps-below/data/halls.ts'
import { readRoom, roomName } from '../../../src/games/lamps-below/hall/room.ts'
import { idOfFace } from '../../../src/games/lamps-below/ids.ts'
import { situationAt } from '../../../src/games/lamps-below/rules/dwellers/situation.ts'
import { planOf } from '../../../src/games/lamps-below/rules/dwellers/verbs.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { explorerMoves, naiveHall, naivePlan, naiveSituation } from './naiveDwellers.ts'
import { ROOM_NAMES } from './naiveHalls.ts'
import { type Table, table } from './testTable.ts'

const VERBS: readonly Verb[] = [
  ...(['hold', 'strike', 'fury', 'shoot', 'volley'] as const),
  ...(['charge', 'press', 'cover', 'back', 'advance'] as const),
]

const IDS = EXPLORERS.map(({ id }) => id)

/** A hall at random: some explorers, and groups of dwellers, of which the first figure of A is looked at. */
const randomTable = (below: (bound: number) => number): Table => {
  const room = (): string => ROOM_NAMES[below(15)] ?? 'a1'
  const company = IDS.slice(0, 1 + below(4))
  const groups = [`${DWELLERS[below(6)]?.id}-3`, 'crawler-2', 'husk-3'].filter((id, at, all) => all.indexOf(id) === at)
  const crowd = room()
  const size = (id: string): number => (id.endsWith('-2') ? 3 : id.startsWith('husk') ? 4 : 1)
  const dwellers = groups.flatMap((id, group) =>
    Array.from({ length: group === 0 ? 1 : size(id) }, (_, at) => [
      `${'ABC'.charAt(group)}${at + 1}`,
      group === 2 ? crowd : room(),
    ]),
  )
  const inRoom = (name: string): number => dwellers.filter(([, at]) => at === name).length
  // Four at most in a room.
  const placed = dwellers.filter(([, at = ''], index) => inRoom(at) <= 4 || index === 0 || at !== crowd)
  return table({
    options: { explorers: Math.max(3, company.length) },
    company: [...company, ...IDS.slice(company.length, Math.max(3, company.length))],
    card: idOfFace(HALL_FACES[below(9)] ?? 0),
    explorers: Object.fromEntries(
      IDS.slice(0, Math.max(3, company.length)).map((id, at) => [
        id,
        at < company.length ? { at: room(), wounds: below(4), dice: [3] } : { at: 'left' },
      ]),
    ),
    groups: groups.map((card) => ({ card, next: 9 })),
    dwellers: Object.fromEntries(placed),
  })
}

const hallOf = ({ state }: Table) => {
  const index = HALL_FACES.indexOf(state.card)
  return naiveHall(HALL_CARDS[index]?.rows ?? [])
}

describe('by a second method', () => {
  test('[E20, E21, E45] situations, targets and deeds of dwellers', () => {
    const below = numbersFrom(3)
    const met = new Map<string, number>()
    for (let n = 0; n < 400; n++) {
      const t = randomTable(below)
      const [first] = t.state.hall?.groups ?? []
      const [figure] = first?.figures ?? []
      const kind = DWELLERS.find(({ id }) => first && idOfFace(first.card).startsWith(`${id}-`))
      if (!figure || !kind) throw new Error('no figure')
      const inHall = t.state.company.filter(({ at }) => typeof at === 'number')
      const scene = {
        hall: hallOf(t),
        kind: { shot: kind.shot > 0, reach: kind.reach, speed: kind.speed },
        room: roomName(figure.at),
        explorers: inHall.map(({ at, wounds }) => ({ room: roomName(Number(at)), counters: wounds })),
        others: t.dwellers
          .split(' ')
          .filter((name) => !name.startsWith('A1@'))
          .map((name) => name.split('@')[1] ?? ''),
      }
      const found = situationAt(t.state, kind, figure.at)
      expect([found.situation, found.target]).toEqual(naiveSituation(scene))
      met.set(found.situation, (met.get(found.situation) ?? 0) + 1)
      const target = scene.explorers[found.target]?.room ?? ''
      for (const verb of VERBS) {
        const actor = { group: 0, number: 1, kind, at: figure.at, target: readRoom(target) ?? -1 }
        const { to, ...rest } = planOf(t.state, verb, actor)
        expect({ verb, to: roomName(to), ...rest }).toEqual({ verb, ...naivePlan(scene, verb, target) })
      }
    }
    expect([...met.values()].every((count) => count > 30)).toBe(true)
  })

  test('[E16] rooms that an explorer can move to', () => {
    const below = numbersFrom(4)
    for (let n = 0; n < 300; n++) {
      const t = randomTable(below)
      if (t.awaited === 0) continue
      const member = t.state.hall?.track[(t.state.hall?.turnsBegun ?? 1) - 1] ?? 0
      const explorer = t.state.company[member]
      const card = EXPLORERS[explorer?.card ?? 0]
      const dwellers = t.dwellers.split(' ').map((name) => name.split('@')[1] ?? '')
      const reached = explorerMoves(hallOf(t), roomName(Number(explorer?.at)), card?.move ?? 0, dwellers)
      expect(t.legal('move')).toEqual(reached.map((room) => `move ${room}`))
    }
  })
})

test('[E11] every order of a track comes from exactly one throw', () => {
  const orders = [1, 2, 3].flatMap((first) =>
    [1, 2].map((second) => {
      const t = table({
        company: ['marn', 'rook'],
        phase: 'handover',
        options: { explorers: 2 },
        hidden: { path: ['pillars', 'bones'], groups: ['husk-1'] },
      })
      return t.throws(1, 1, 1, 1, 1, first, second).do('on').track
    }),
  )
  expect(new Set(orders).size).toBe(6)
})
