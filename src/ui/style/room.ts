/** Styles of the table that most phones never need: they come before the table is first drawn, or when the room changes. */
const root = document.documentElement
/** Every case of wide.css. */
const wide = matchMedia('(orientation: landscape), (min-width: 1024px)')

const fetchStyles = () =>
  Promise.all([
    wide.matches && import('./wide.css'),
    root.hasAttribute('data-flow') && import('./flow.css'),
    root.dir === 'rtl' && import('./rtl.css'),
  ])

const refetch = (): void => void fetchStyles().catch(() => undefined)

/** Resolves when the styles for this room are there, and fetches others when the phone is turned, the text grows or runs the other way. Asked once. */
export const fitRoom = async (): Promise<void> => {
  wide.addEventListener('change', refetch)
  new MutationObserver(refetch).observe(root, { attributeFilter: ['data-flow', 'dir'] })
  await fetchStyles()
}
