/** Plain data as it is sent and stored: integers only, no `undefined`, no `-0`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
