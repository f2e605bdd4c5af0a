import { useUnknownNotice } from '../common/useUnknownNotice.ts'

/** In place of a sheet that the address names and the table does not have: a notice that says so. */
export const UnknownSheet = () => {
  useUnknownNotice(true)
  return null
}
