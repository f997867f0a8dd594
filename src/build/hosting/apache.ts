import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#site/company.ts'
import { type FileRule, type Hosting, oneAddress, patternOf, revalidated } from '#site/hosting/model.ts'
import { challenges, server } from './surroundings.ts'

const { hostname: host } = new URL(company.siteUrl)

/** The origin for redirects. Behind a proxy that ends TLS, Apache would use the scheme of the proxy's request. */
const origin = `https://${host}`

/** Adapts a pattern to `.htaccess`, where paths have no leading slash. */
const inFolder = (pattern: string) => pattern.replace(/^\^\/\+?/, '^/*')

const escaped = (path: string) => path.slice(1).replaceAll('.', '\\.')

/** Returns a condition that matches a rule's files, compressed or not. */
const isFor = (rule: FileRule) => `%{REQUEST_URI} =~ m#${patternOf(rule).replace(/\$$/, '(\\.br|\\.gz)?$')}#`

/** Sets `Cache-Control` if it is not set: the server behind `/api` sets its own. */
const cacheOf = (rule: FileRule) => `Header setifempty Cache-Control "${rule.cache}" "expr=${isFor(rule)}"`

const typeOf = (rule: FileRule) => (rule.type ? [`<If "${isFor(rule)}">\n  ForceType ${rule.type}\n</If>`] : [])

/** Serves the compressed copy from the build to browsers that accept it; "q=0" means that they do not. */
const packed = (
  name: string,
  ending: string,
) => `RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${name}\\s*(,|$|;(?!\\s*q=0(\\.0*)?\\s*(,|$)))
RewriteCond %{DOCUMENT_ROOT}/$0.${ending} -f
RewriteRule ^.+$ $0.${ending} [END]`

/** Returns `.htaccess` for the folder of the site. Proxies `/api` to `server`, if given. */
function siteConfiguration({ redirects, headers, rules }: Hosting, server?: string) {
  const files = rules.filter(rule => !(server && rule.files.startsWith('/api/')))
  return `# For the folder of the site, which has to be the document root. Needs AllowOverride All, mod_rewrite and mod_headers${server ? ', mod_proxy_http' : ''}:
# apache/site.conf has what has its place outside.

Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset off
AddCharset utf-8 .html .txt
ErrorDocument 404 /404.html

# The build packed what gets smaller by it: ".br" and ".gz" say how, the ending before says what.
SetEnv no-gzip 1
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
AddType text/javascript .js
AddType application/xml .xml
AddType image/svg+xml .svg
AddType image/webp .webp
AddType image/x-icon .ico
AddType font/woff2 .woff2
${files.flatMap(typeOf).join('\n')}

RewriteEngine On
RewriteOptions AllowNoSlash

RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]

# What is no file of the site: hidden files, and names that no file can have.
RewriteRule (^|/)\\.(?!well-known/[^.]) - [R=404,L]
RewriteRule [\\x00-\\x1f\\x5c\\x7f] - [R=404,L]
${server ? `RewriteRule ^api/ ${server}%{REQUEST_URI} [P,L]\nRequestHeader set X-Forwarded-Proto https "expr=%{HTTPS} == 'on'"\n` : ''}RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

${redirects.map(([from, to]) => `RewriteRule ^${escaped(from)}$ ${origin}${to} [R=301,L]`).join('\n')}

# One address a page: neither a trailing slash nor the file's extension. The page for errors comes by an inner redirect.
RewriteRule ^index(\\.html)?$ ${origin}/ [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404(\\.html)?$ - [R=404,L]
RewriteRule ${inFolder(oneAddress.slash)} ${origin}/$1 [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ${inFolder(oneAddress.extension)} ${origin}/$1 [R=301,L]

RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$0.html -f
RewriteRule ^.+$ $0.html
RewriteCond %{DOCUMENT_ROOT}/$0 !-f
RewriteRule ^.*$ - [R=404,L]
${packed('br', 'br')}
${packed('gzip', 'gz')}
RewriteRule ^ - [END]

${Object.entries(headers)
  .map(([name, value]) => {
    const only = name === 'Strict-Transport-Security' ? ` "expr=%{HTTPS} == 'on'"` : ''
    return `Header onsuccess unset ${name}\nHeader always set ${name} "${value}"${only}`
  })
  .join('\n')}
Header merge Vary Accept-Encoding
${files.map(cacheOf).join('\n')}
Header setifempty Cache-Control "${revalidated}"
`
}

const served = `  ServerName ${host}
  DocumentRoot /var/www/${host}`

/** The configuration outside the folder: the virtual host, which allows everything in `.htaccess`. */
const virtualHost = `# For /etc/apache2/sites-available/${host}.conf. Needs mod_ssl, mod_http2, mod_rewrite, mod_headers, and a certificate where
# "SSLCertificateFile" looks for it. Get the certificate first, while Apache has its own site alone: without one, Apache does
# not start. The first one and its renewals go through the same folder:
# certbot certonly --webroot -w ${challenges} -d ${host} --deploy-hook 'systemctl reload apache2'

ServerTokens Prod
TraceEnable off

<Directory /var/www/${host}>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>

<VirtualHost *:80>
${served}
  Alias /.well-known/acme-challenge/ ${challenges}/.well-known/acme-challenge/
</VirtualHost>

<VirtualHost *:443>
${served}
  SSLEngine on
  SSLCertificateFile /etc/letsencrypt/live/${host}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${host}/privkey.pem
</VirtualHost>
`

/**
 * Returns `apache/.htaccess` for the files alone, `apache-with-server/.htaccess` for a site with the form server on the same
 * machine, and `apache/site.conf`, the virtual host for either.
 */
export const apache = (model: Hosting): EmittedFile[] => [
  { path: 'apache/.htaccess', content: siteConfiguration(model) },
  { path: 'apache/site.conf', content: virtualHost },
  { path: 'apache-with-server/.htaccess', content: siteConfiguration(model, server) },
]
