/**
 * Keeps a page right that the browser translates. It takes texts out of the page and puts elements of its own in their
 * place; what the app says later would stand nowhere, or beside what it said before. So each text is put back, empty,
 * behind its translation, and takes the translation away when it changes or goes.
 */

let isWatching = false
/** Texts that were translated, and what stands for them. */
const translations = new WeakMap<Node, ChildNode>()

const isTranslation = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT'

const removeTranslation = (text: Node): void => {
  translations.get(text)?.remove()
  translations.delete(text)
}

/** A text has gone: the app has taken it away, or the browser has put its translation there. */
const handleGone = (text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
  const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
  if (translations.has(text) || !translation?.isConnected) removeTranslation(text)
  else {
    text.data = ''
    translation.after(text)
    translations.set(text, translation)
  }
}

const handle = (record: MutationRecord): void => {
  if (record.type === 'characterData') removeTranslation(record.target)
  else for (const node of record.removedNodes) if (node instanceof Text && !node.isConnected) handleGone(node, record)
}

const observer = new MutationObserver((records) => {
  records.forEach(handle)
  // What was done here is not to be looked at.
  observer.takeRecords()
})

/** Begins to watch the page; does so once, and nothing before it is called. */
export const repairBrowserTranslation = (): void => {
  if (isWatching) return
  isWatching = true
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  // What was translated before this file came is no longer known: the page is drawn anew.
  dispatchEvent(new Event('languagechange'))
}
