/** Packs that somebody waits for: fetched in sight, until they are here or the fetching is stopped. */

import { FIRST_GAME } from '../../../kernel/formats.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import { stoppedPacks } from '../../common/offlineCache.ts'
import { PackMissing } from '../../common/PackMissing.ts'
import { route } from '../../common/route.ts'
import { mountPackBars } from './mountPackBars.tsx'
import { fetchedPack, hideFetch, showFetch } from './packFetches.ts'
import { fetchPackFiles, findPackFiles, type PackFiles, packedBytes } from './packFiles.ts'

const presentPacks = new Set<GameId>()
const runningFetches = new Map<GameId, Promise<void>>()
/** Address at which each pack is waited for, or was last. */
const awaitedAt = new Map<GameId, readonly string[]>()

/** What is known of a pack; null without a list of packs or a cache. Then the import of the game fetches it unseen. */
const lookFor = (game: GameId): Promise<PackFiles | null> => findPackFiles(game).catch(() => null)

/**
 * Fetches a pack in sight. What was cut goes on once there is a network, or when it is tried again; where nobody waits
 * for it any more it is given up, and comes at leisure or when the game is chosen anew.
 */
const fetchInSight = (game: GameId, { kept, missing }: PackFiles): Promise<void> =>
  new Promise((resolve, reject) => {
    const size = packedBytes([...kept, ...missing])
    const begin = (): void => {
      const controller = new AbortController()
      const { signal } = controller
      const giveUp = (): void => {
        controller.abort()
        hideFetch(game)
        reject(new PackMissing(game))
      }
      const onStop = (): void => {
        stoppedPacks.add(game)
        giveUp()
      }
      const onRetry = (): void => {
        controller.abort()
        begin()
      }
      const show = (done: number, isCut = false): void => {
        if (!signal.aborted) showFetch({ game, done, size, isCut, onRetry, onStop })
      }
      const fetchMissing = async (): Promise<void> => fetchPackFiles(await findPackFiles(game), signal, show)
      const onCut = async (): Promise<void> => {
        if (signal.aborted) return
        if (route.peek() !== awaitedAt.get(game)) return giveUp()
        addEventListener('online', onRetry, { once: true, signal })
        signal.addEventListener(
          'abort',
          route.subscribe((now) => {
            if (now !== awaitedAt.get(game)) giveUp()
          }),
        )
        show(packedBytes((await lookFor(game))?.kept ?? []), true)
      }
      fetchMissing().then(() => {
        controller.abort()
        hideFetch(game)
        fetchedPack.value = game
        resolve()
      }, onCut)
    }
    stoppedPacks.delete(game)
    mountPackBars()
    begin()
  })

const lookAndFetch = async (game: GameId): Promise<void> => {
  const files = await lookFor(game)
  if (files?.missing.length) await fetchInSight(game, files)
  presentPacks.add(game)
}

const fetchOnce = (game: GameId): Promise<void> => {
  const fetching = runningFetches.get(game) ?? lookAndFetch(game).finally(() => runningFetches.delete(game))
  runningFetches.set(game, fetching)
  return fetching
}

/**
 * Resolves once the pack of a game is here. Rejects with PackMissing where its fetching is stopped, or where the address
 * is left that waits for it; then it goes on being fetched.
 */
export const requirePack = (game: GameId): Promise<void> =>
  new Promise((resolve, reject) => {
    if (game === FIRST_GAME || presentPacks.has(game)) return resolve()
    const address = route.peek()
    awaitedAt.set(game, address)
    const stop = route.subscribe((now) => {
      if (now !== address) reject(new PackMissing(game))
    })
    void fetchOnce(game)
      .then(resolve, reject)
      .finally(() => stop())
  })

/** Bytes of a game's pack that this phone lacks, as they travel; 0 where nothing is known of packs. */
export const missingPackBytes = async (game: GameId): Promise<number> =>
  game === FIRST_GAME || presentPacks.has(game) ? 0 : packedBytes((await lookFor(game))?.missing ?? [])
