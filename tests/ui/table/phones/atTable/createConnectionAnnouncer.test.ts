import { expect, test } from 'vitest'
import '#src/text/bundles/leisure.ts'
import { createConnectionAnnouncer } from '#src/ui/table/phones/atTable/createConnectionAnnouncer.ts'
import type { ConnectionView } from '#src/ui/table/phones/parts/phoneProps.ts'

const UP: ConnectionView = { at: 'up' }
const ENDED: ConnectionView = { at: 'ended', why: { code: 'room.reopened' }, by: 'pairing' }
const seeking = (code?: string): ConnectionView => ({ at: 'seeking', why: code ? { code } : null })

/** All that is announced of these states, one after another. */
const announced = (first: ConnectionView, ...later: readonly ConnectionView[]): readonly (string | null)[] =>
  later.map(createConnectionAnnouncer(first))

test('the host is here again only where it was the host who was away, not where this page was loaded anew', () => {
  expect(announced(ENDED, UP)).toEqual(['Connected to the host.'])
  expect(announced(seeking(), UP)).toEqual(['Connected to the host.'])
  expect(announced(UP, seeking(), seeking('room.no-server'), UP)).toEqual([
    'Looking for the host… your game is saved.',
    null,
    'Connected to the host.',
  ])
  expect(announced(UP, seeking(), seeking('room.no-room'), seeking(), UP, seeking(), UP)).toEqual([
    'Looking for the host… your game is saved.',
    null,
    null,
    'The host is here again.',
    'Looking for the host… your game is saved.',
    'Connected to the host.',
  ])
})

test('a host that can save again was never away', () => {
  expect(announced(UP, { at: 'unsaved', why: { code: 'table.unsaved' } }, UP)).toEqual([
    'The host’s phone cannot save.',
    'The host’s phone can save again.',
  ])
})
