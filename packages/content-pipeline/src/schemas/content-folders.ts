import * as z from 'zod'

/** Schema of a folder of the site. */
export const folderSchema = z.string().regex(/^(?!(?:.*\/)?\.\.?(?:\/|$))[^/\\][^\\]*[^/\\]$/, {
  error: 'must be a folder inside the site, such as "content/docs"',
})

/** Schema of `content`: where the files of a site are. */
export const contentFoldersSchema = z
  .strictObject({
    docs: folderSchema.default('content/docs').meta({ description: 'Folder of the docs.' }),
    blog: folderSchema
      .default('content/blog')
      .meta({ description: 'Folder of the posts, `authors.yml` and `tags.yml`.' }),
    pages: folderSchema
      .default('content/pages')
      .meta({ description: 'Folder of the other pages; `index.md` is the home page.' }),
    versions: folderSchema
      .default('versions.json')
      .meta({ description: 'List of released versions of the docs.' }),
    versionedDocs: folderSchema
      .default('versioned_docs')
      .meta({ description: 'Folder with a folder for each released version.' }),
    versionedSidebars: folderSchema
      .default('versioned_sidebars')
      .meta({ description: 'Folder with the sidebars of each released version.' }),
    translations: folderSchema
      .default('i18n')
      .meta({ description: 'Folder with a folder for each other locale.' }),
    terms: folderSchema.default('terms.yml').meta({ description: 'List of the terms of the site.' }),
    static: folderSchema.default('static').meta({
      description:
        'Folder of files that are published unchanged. Hidden files are skipped, except `.well-known`, `.nojekyll`, `.htaccess` and `.domains`.',
    }),
  })
  .prefault({})
  .meta({ description: 'Folders of the site, relative to its root.' })

/** Schema of a folder or a file, which may be beside the site: `../examples`. */
export const openPathSchema = z
  .string()
  .regex(/^(?:\.\.\/)*(?!(?:.*\/)?\.\.?(?:\/|$))[^/\\](?:[^\\]*[^/\\])?$/, {
    error: 'must be a folder or a file, relative to the site, such as "samples" or "../examples"',
  })

/** Schema of `includes`: what content may show beside the files of its own folders. */
export const includesSchema = z
  .array(openPathSchema)
  .default(['content', 'samples'])
  .meta({
    description:
      'Folders and files, also outside the site, that content may include, import, show or link to, beside the folders of `content`. Hidden files and installed packages stay closed.',
    examples: [['content', 'samples', '../examples', 'CHANGELOG.md']],
  })
