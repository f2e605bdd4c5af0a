/** Links that contain a whole game behind `#`, which a browser does not send to the server. */
import { LINK_SIGN } from '../../../kernel/formats.ts'
import { href } from '../../common/route.ts'

/** Link that opens the game; `appUrl` is the address of this app. */
export const createShareLink = (appUrl: string, recordString: string): string =>
  new URL(href('shared', recordString), appUrl).href

/** Record string in a pasted text or file, in a link or bare; null if there is none. */
export const findRecordString = (text: string): string | null =>
  new RegExp(`${LINK_SIGN}\\d+\\.[\\w-]+`).exec(text)?.[0] ?? null
