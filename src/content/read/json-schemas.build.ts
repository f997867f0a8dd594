/** Converts the schemas to JSON Schemas, with which editors complete and validate. `.vscode/settings.json` names them. */
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { pageAddress } from '#content/schema/basics.ts'
import { claimsSchema } from '#content/schema/claims.ts'
import { entry } from '#content/schema/entry.ts'
import { icon, link, pagePath, patch } from '#content/schema/parts.ts'
import { schemaContext } from '#content/schema/schema-context.ts'
import { beforeYouSignSchema, menusSchema, outboundDomainsSchema, searchSchema } from '#content/schema/site-files.ts'
import { textsSchema } from '#content/schema/texts.ts'
import { type FileView, schemas } from '#pages/schemas.ts'
import { articleEntry, isArticle } from './map.build.ts'

/** The schema properties that the converter does not know: an address, a list of names, or one of several forms. */
interface Own {
  readonly message?: unknown
  readonly names?: () => readonly string[]
  readonly forms?: readonly v.GenericSchema[]
}

/** Written once per file and referenced. */
const definitions = { link, pagePath, icon, patch }

const placeholder = { pattern: '\\{\\{' }

const config: ConversionConfig = {
  typeMode: 'input',
  // `npm run content` reports what only code can check, such as a day of the calendar.
  errorMode: 'ignore',
  overrideSchema({ valibotSchema, jsonSchema }) {
    const { message, names, forms } = valibotSchema as Own
    if (names) return { enum: [...names()] }
    if (forms) return { anyOf: forms.map(form => toJsonSchema(form, { ...config, definitions: {} })) }
    if (message !== pageAddress) return jsonSchema
    const addresses = [...schemaContext().addresses]
    return { anyOf: [{ enum: valibotSchema === link ? addresses : addresses.filter(address => !address.includes('#')) }, placeholder] }
  },
  // Only `npm run content` knows the final value of a text with placeholders.
  overrideAction({ jsonSchema: { type, maxLength, pattern, format, ...rest } }) {
    const limits = { ...(maxLength !== undefined && { maxLength }), ...(pattern !== undefined && { pattern }), ...(format !== undefined && { format }) }
    return { ...rest, ...(type && { type }), ...(type === 'string' && Object.keys(limits).length > 0 && { anyOf: [limits, placeholder] }) }
  },
}

const converted = (schema: v.GenericSchema) => toJsonSchema(schema, { ...config, definitions })

/** Returns the schema of a view's file: its words, and its entry for menus and cards. */
function ofView(view: FileView): JsonSchema {
  const words = converted(schemas[view])
  const above = converted(isArticle(view) ? articleEntry : entry)
  return {
    ...words,
    properties: { view: { const: view }, ...above.properties, ...words.properties },
    required: [...(isArticle(view) ? [] : ['view', 'label']), ...(words.required ?? [])],
  }
}

const views = Object.keys(schemas) as FileView[]

/** The schema of a page of any view: `view` decides which schema applies. */
const ofPage: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['view'],
  properties: { view: { enum: views } },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema, and nothing awaits this object
  allOf: views.map(view => ({ if: { properties: { view: { const: view } }, required: ['view'] }, then: { $ref: `${view}.json` } })),
}

/** Returns all schemas by file name. All paths must be known before. */
export const jsonSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  ...Object.fromEntries(views.map(view => [view, ofView(view)])),
  page: ofPage,
  menus: converted(menusSchema),
  texts: converted(textsSchema),
  claims: converted(claimsSchema),
  'before-you-sign': converted(beforeYouSignSchema),
  synonyms: converted(searchSchema),
  'outbound-domains': converted(outboundDomainsSchema),
})
