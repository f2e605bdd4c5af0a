/**
 * Puts a drawing of the app into an element, before what it has. Styles of its parts stand in `data-style`: the page's
 * Content-Security-Policy takes none from markup.
 */
export const insertMarkup = (parent: Element, markup: string): void => {
  parent.insertAdjacentHTML('afterbegin', markup)
  const parts = parent.firstElementChild?.querySelectorAll<SVGElement>('[data-style]') ?? []
  for (const part of parts) part.style = part.dataset.style ?? ''
}

/**
 * The same with a drawing of its own file, which is fetched apart from the code, so that neither waits for the other.
 * Nothing if it cannot be fetched; every picture has text beside it.
 */
export const insertDrawing = (parent: Element, url: string): Promise<void> =>
  fetch(url)
    .then(async (response) => {
      if (response.ok) insertMarkup(parent, await response.text())
    })
    .catch(() => undefined)
