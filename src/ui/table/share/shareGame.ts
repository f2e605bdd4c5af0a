/** Sharing of a whole game: as a link that contains it, or as a file if the link would be too long. */

import { FILE_PREFIX } from '../../../kernel/formats.ts'
import type { GameSave } from '../../../table/logStore.ts'
import { writeRecordStringStepwise } from '../../../table/record/recordString.ts'
import { messageOr, t } from '../../../text/t.ts'
import { copyText } from '../../common/browser/copyText.ts'
import { downloadFile } from '../../common/browser/downloadFile.ts'
import { runInSlices } from '../../common/browser/runInSlices.ts'
import { href } from '../../common/route.ts'
import { loadKnownRules } from './loadKnownRules.ts'

/** Link that opens the game; `appUrl` is the address of this app. */
const createShareLink = (appUrl: string, recordString: string): string =>
  new URL(href('shared', recordString), appUrl).href

/**
 * `shared`: another app took it; `copied`: it is in the clipboard; `file`: it was downloaded; `cancelled`: the person
 * closed the dialog; `failed`: the browser can do none of it.
 */
type ShareOutcome = 'shared' | 'copied' | 'file' | 'cancelled' | 'failed'

/** Longest link that is shared, in characters: some messengers cut a message at 4,096. */
const LINK_LIMIT = 4000

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Null if the browser cannot share this, or sharing failed. */
const shareToApp = async (data: ShareData): Promise<ShareOutcome | null> => {
  if (!navigator.share || (navigator.canShare && !navigator.canShare(data))) return null
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return isAbort(error) ? 'cancelled' : null
  }
}

const shareAsLink = async (message: string, url: string): Promise<ShareOutcome> =>
  (await shareToApp({ text: message, url })) ?? ((await copyText(url)) ? 'copied' : 'failed')

/** Shared as plain text, because few browsers share files of other types. */
const shareAsFile = async (message: string, name: string, text: string): Promise<ShareOutcome> => {
  const outcome = await shareToApp({ text: message, files: [new File([text], name, { type: 'text/plain' })] })
  if (outcome) return outcome
  downloadFile(name, text)
  return 'file'
}

const describeOutcome = (outcome: ShareOutcome): string =>
  outcome === 'shared' || outcome === 'cancelled' ? '' : t(`history.share.${outcome}`)

/**
 * Shares a finished game with a short message; resolves with a sentence to show, or with an empty text. Only for a game
 * that is over, because its record shows every card. A game without the dealer's secret cannot be verified, so it is
 * not shared.
 */
export const shareGame = async (save: GameSave, message: string): Promise<string> => {
  const rules = await loadKnownRules(save.header)
  if (!rules.ok) return messageOr(rules.error.code, rules.error.values, 'app.refused')
  const recordString = await runInSlices(writeRecordStringStepwise(rules.value, save))
  if (!recordString?.ok) {
    const refusal = recordString?.error.refusal
    return refusal?.code === 'save.secret'
      ? t('history.share.noSecret')
      : messageOr(refusal?.code ?? '', refusal?.values, 'app.refused')
  }
  const link = createShareLink(location.href, recordString.value)
  const name = `${FILE_PREFIX}-${save.header.id.slice(0, 6)}.txt`
  return describeOutcome(
    await (link.length > LINK_LIMIT ? shareAsFile(message, name, recordString.value) : shareAsLink(message, link)),
  )
}
