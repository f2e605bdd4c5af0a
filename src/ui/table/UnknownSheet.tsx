import { useUnknownAddressNotice } from '../common/useUnknownAddressNotice.ts'

/** In place of a sheet that the address names and the table does not have: a notice that says so. */
export const UnknownSheet = () => {
  useUnknownAddressNotice(true)
  return null
}
