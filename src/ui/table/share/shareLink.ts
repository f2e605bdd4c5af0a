/** Links that contain a whole game behind `#`, which a browser does not send to the server. */
import { href } from '../../common/route.ts'

/** Link that opens the game; `appUrl` is the address of this app. */
export const createShareLink = (appUrl: string, recordString: string): string =>
  new URL(href('shared', recordString), appUrl).href
