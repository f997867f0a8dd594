import { extname } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#site/company.ts'
import { type FileRule, type Hosting, oneAddress, patternOf, revalidated } from '#site/hosting/model.ts'

/**
 * Returns the function that runs before each request and gives each page one URL. Paths arrive as sent, so it decodes
 * nothing.
 */
const edgeFunction = ({
  redirects,
  headers,
}: Hosting) => `// CloudFront function, runtime cloudfront-js-2.0, for "viewer request".
var aliases = ${JSON.stringify(Object.fromEntries(redirects), null, 2)};
var slash = new RegExp(${JSON.stringify(oneAddress.slash)});
var extension = new RegExp(${JSON.stringify(oneAddress.extension)});

function searchOf(query) {
  var parts = Object.keys(query).flatMap(function (name) {
    var values = query[name].multiValue || [query[name]];
    return values.map(function (item) { return item.value === '' ? name : name + '=' + item.value; });
  });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function addressFor(path) {
  if (Object.prototype.hasOwnProperty.call(aliases, path)) return aliases[path];
  if (path === '/index' || path === '/index.html') return '/';
  var match = slash.exec(path) || extension.exec(path);
  return match ? '/' + match[1] : undefined;
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  // The page for errors has no address of its own.
  if (path === '/404' || path === '/404.html') { request.uri = '/nothing.html'; return request; }
  var address = addressFor(path);
  if (address !== undefined) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: address + searchOf(request.querystring) },
        'cache-control': { value: ${JSON.stringify(revalidated)} },
        'strict-transport-security': { value: ${JSON.stringify(headers['Strict-Transport-Security'])} }
      }
    };
  }
  if (path === '/') request.uri = '/index.html';
  else if (!/^\\/api\\/|\\.[a-z0-9]+$/.test(path)) request.uri = path + '.html';
  return request;
}
`

/** Returns a response headers policy for `aws cloudfront create-response-headers-policy`. */
function headersPolicy(headers: Hosting['headers']) {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': https = '',
    'X-Content-Type-Options': _,
    ...custom
  } = headers
  const items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: new URL(company.siteUrl).hostname.replaceAll('.', '-'),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(https)?.[1]) },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** Returns the upload commands. Each uploads the files of one type and one rule. */
function uploads({ rules }: Hosting, files: readonly string[]): readonly string[] {
  const ruleOf = (file: string) => rules.find(rule => new RegExp(patternOf(rule)).test(`/${file}`))
  const command = (rule: FileRule | undefined, ending: string, type: string) => {
    const folder = rule?.files.slice(1).replace(/\*$/, '') ?? ''
    const included = rule && !rule.files.endsWith('/*') ? folder : `${folder}*${ending}`
    const others = rule ? ['*.br', '*.gz'] : rules.map(other => other.files.slice(1))
    const filters = [`--include "${included}"`, ...others.map(other => `--exclude "${other}"`)].join(' ')
    return `aws s3 cp dist "s3://$1" --recursive --exclude "*" ${filters} --content-type "${type}" --cache-control "${rule?.cache ?? revalidated}"`
  }
  return [
    ...new Set(
      files
        .filter(file => extname(file) !== '' || file.startsWith('api/'))
        .map(file => {
          const rule = ruleOf(file)
          const ending = file.startsWith('api/') ? '' : extname(file)
          return command(rule, ending, rule?.type ?? mediaTypeOf(file))
        }),
    ),
  ]
}

/** Returns the files for S3 and CloudFront: a function, a headers policy, and the upload script with types and caching. */
export const cloudfront = (model: Hosting, files: readonly string[]): EmittedFile[] => [
  { path: 'cloudfront/function.js', content: edgeFunction(model) },
  { path: 'cloudfront/headers.json', content: `${JSON.stringify(headersPolicy(model.headers), null, 2)}\n` },
  {
    path: 'cloudfront/upload.sh',
    content: `#!/bin/sh
# sh dist-hosts/cloudfront/upload.sh <bucket>
set -eu
${uploads(model, files).join('\n')}
`,
  },
]
