/** Name of the two radio buttons, for their markup and for the page's script. */
export const PERIOD = 'period'
