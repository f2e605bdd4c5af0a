/** Hands a whole game to another app: as a link that carries it, or as a file where a link would be too long. */
import '../text/lookingBack.ts'
import { makingRecordString } from '../../table/recordString.ts'
import type { Save } from '../../table/store.ts'
import { castleFor } from '../blackstone/game/castle.ts'
import { download } from '../shell/download.ts'
import { say, t } from '../text/t.ts'
import { linkTo } from './link.ts'
import { inSlices } from './slices.ts'

/** What came of it: another app has it, it was copied, it is a file now, nobody wanted it after all, or the browser can do none of it. */
type Handed = 'shared' | 'copied' | 'file' | 'cancelled' | 'failed'

/** Longest link that is handed out, in characters: some messengers end a message at 4,096. */
export const LINK_LIMIT = 4000

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Null where the browser has no such way, or it failed. */
const toApp = async (data: ShareData): Promise<Handed | null> => {
  if (!navigator.share || (navigator.canShare && !navigator.canShare(data))) return null
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return isAbort(error) ? 'cancelled' : null
  }
}

const copied = async (text: string): Promise<Handed> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

const asLink = async (words: string, url: string): Promise<Handed> =>
  (await toApp({ text: words, url })) ?? (await copied(url))

/** As plain text: few browsers hand on files of other kinds. */
const asFile = async (words: string, name: string, text: string): Promise<Handed> => {
  const handed = await toApp({ text: words, files: [new File([text], name, { type: 'text/plain' })] })
  if (handed) return handed
  download(name, text)
  return 'file'
}

const outcomeOf = (handed: Handed): string =>
  handed === 'shared' || handed === 'cancelled' ? '' : t(`history.share.${handed}`)

/**
 * Hands a game on with a few words about it; resolves with what there is to say, empty where nothing is. Only a game that is over: its
 * record tells every card. Without the dealer's secret it cannot be proved, so then it is not handed on.
 */
export const shareGame = async (save: Save, words: string): Promise<string> => {
  const { game } = await castleFor(save.header)
  const made = await inSlices(makingRecordString(game, save))
  if (!made?.ok) {
    const refusal = made?.error.refusal
    return refusal?.code === 'save.secret'
      ? t('history.share.noSecret')
      : say(refusal?.code ?? '', refusal?.values, 'app.refused')
  }
  const link = linkTo(location.href, made.value)
  const name = `blackstone-${save.header.id.slice(0, 6)}.txt`
  return outcomeOf(await (link.length > LINK_LIMIT ? asFile(words, name, made.value) : asLink(words, link)))
}
