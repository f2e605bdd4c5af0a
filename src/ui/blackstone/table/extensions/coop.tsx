/** Table of the Co-op game. */
import '../../../../text/board.ts'
import '../../../../text/blackstone/modes.ts'
import { jointPointsExtension } from '../board/jointPointsExtension.tsx'
import type { TableExtension } from '../tableExtension.ts'

export const extension: TableExtension = jointPointsExtension
