/** Language and script of a tag, so that `zh-CN` equals `zh-Hans`; empty for what is no tag. */
export const languageAndScript = (tag: string): string => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return ''
  }
}
