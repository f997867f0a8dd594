import { palettes, type Role, type Theme } from './tokens.ts'

/**
 * Returns the style element of a picture: colours as custom properties, such as `--madder`, with the values of both themes.
 * The page chooses the theme by the address, `#dark`, as WebKit does not tell a picture about it
 * (https://bugs.webkit.org/show_bug.cgi?id=199134). By itself, as a favicon, the picture has the theme of the browser.
 */
export function themeStyle(roles: readonly Role[]): string {
  const values = (theme: Theme) => roles.map(role => `--${role}:${palettes[theme][role]}`).join(';')
  return `<style>svg{${values('light')}}@media(prefers-color-scheme:dark){svg{${values('dark')}}}svg:target{${values('dark')}}</style>`
}
