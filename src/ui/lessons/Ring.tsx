/** Where the coach points, on the board. */
export const Ring = () => <i class="pointed" aria-hidden="true" />
