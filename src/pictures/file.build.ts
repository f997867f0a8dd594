import { existsSync } from 'node:fs'
import { readTextFile } from '#content/text-file.ts'
import { themeStyle } from '#theme/theme-style.ts'
import { palettes, type Role } from '#theme/tokens.ts'
import { darkId } from './address.ts'

/** The grounds behind cards, which repeat: `data/pictures/ground-<name>.svg`. */
export const grounds = ['fish', 'kalka', 'leaf', 'lotus', 'waves', 'wheel'] as const

const pathOf = (name: string) => `data/pictures/${name}.svg`

export const isPictureFile = (name: string) => /^[a-z0-9-]+$/.test(name) && existsSync(pathOf(name))

/** What programs write before the root of a drawing. */
const prologue = /^(?:\s|<\?[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->)+/

/** Reads a file of data/pictures/, from its root on. */
export const pictureSource = (name: string) => readTextFile(pathOf(name)).trim().replace(prologue, '')

/**
 * Reads a picture that was drawn by hand, `data/pictures/<name>.svg`. Its colours are custom properties with a fallback for
 * other viewers, such as `var(--madder, #b23a2e)`; they get the values of both themes.
 */
export function pictureFile(name: string): string {
  const svg = pictureSource(name)
  const roles = (Object.keys(palettes.light) as Role[]).filter(role => svg.includes(`var(--${role},`))
  return svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const others = attributes.replace(/ id="[^"]*"/, '')
    return `<svg id="${darkId}"${others}>${themeStyle(roles)}`
  })
}
