import { navigate, replaceRoute } from '../../common/route.ts'

type OpenSheet = (...sheet: readonly string[]) => () => void

/** Press handlers that open a sheet of the editor at this address; `replace` in place of the one that is open. */
export const sheetOpeners = (
  ...path: readonly string[]
): { readonly open: OpenSheet; readonly replace: OpenSheet } => ({
  open:
    (...sheet) =>
    () =>
      navigate(...path, ...sheet),
  replace:
    (...sheet) =>
    () =>
      replaceRoute(...path, ...sheet),
})
