/** What guards look like from each seat. */
import { describe, expect, test } from 'vitest'
import { guardsStatus } from '#src/games/blackstone/insight/shown/guardsStatus.ts'
import { familySituation } from '../../families/familySituation.ts'
import { space } from '../../namedActions.ts'
import { situation } from '../../testTable.ts'

const BOARD = { BS: 'Ls/De', LS: 'Dy/Mc' }

describe('guards as a seat sees them', () => {
  test('[B83] [B84] count on their vassal; Hester puts them there and is not stopped', () => {
    const s = familySituation('hester', { knights: 2 }, { board: BOARD, guards: ['BS'] })
    expect(guardsStatus(s.scene, space('BS'))).toEqual({
      count: 1,
      mayGuard: true,
      isBlockedForSeat: false,
      isStackable: false,
      removalPrice: 2,
    })
    expect(guardsStatus(s.scene, space('LS'))).toMatchObject({ count: 0 })
    const courts = [
      { family: 'corwin', knights: 2, pile: 0 },
      { family: 'hester', pile: 1 },
    ]
    const corwinsSituation = situation({ options: { families: 'random' }, board: BOARD, guards: ['BS'], courts })
    expect(guardsStatus(corwinsSituation.scene, space('BS'))).toEqual({
      count: 1,
      mayGuard: false,
      isBlockedForSeat: true,
      isStackable: false,
      removalPrice: 2,
    })
  })

  test('[B84] [B147] are everyone’s in the First Edition, several on one vassal, and one goes for one Knight', () => {
    const s = situation({ mode: 'first-edition', board: BOARD, guards: ['BS', 'BS'], courts: [{ knights: 1 }] })
    expect(guardsStatus(s.scene, space('BS'))).toEqual({
      count: 2,
      mayGuard: true,
      isBlockedForSeat: true,
      isStackable: true,
      removalPrice: 1,
    })
  })

  test('there are none without families', () => {
    expect(guardsStatus(situation({ board: BOARD }).scene, space('BS'))).toBeNull()
  })
})
