/**
 * What people ask an agent about the two sites of this repository: the question, the words that an agent searches for, the page that
 * answers, and a text that is the answer.
 */
export const AGENT_QUESTIONS = {
  site: [
    [
      'How long can I use an access token?',
      'access token valid',
      'docs/integration/authentication',
      'valid for one hour',
    ],
    [
      'How many tokens may we ask for in a minute?',
      'tokens per minute limit',
      'docs/integration/authentication',
      'ten tokens per minute',
    ],
    [
      'We lost our client secret. What now?',
      'lost client secret',
      'docs/integration/setup',
      'If it is lost, make a new one',
    ],
    ['Which port has to be open in our firewall?', 'firewall port', 'docs/integration/setup', 'port 443'],
    [
      'Who decides whether my system may read a site?',
      'who grants access to a site',
      'docs/integration/access-levels',
      'decides who gets access',
    ],
    [
      'How soon does a new grant work?',
      'grant takes effect',
      'docs/integration/access-levels',
      'within five minutes',
    ],
    [
      'How long is feedback on a batch kept?',
      'feedback kept days',
      'docs/integration/feedback',
      'kept for 90 days',
    ],
    ['When is a record a duplicate?', 'duplicate record', 'docs/integration/feedback', 'are duplicates when'],
    [
      'How do I check that a webhook is from you?',
      'verify webhook signature',
      'docs/integration/feedback',
      'Check the signature',
    ],
    [
      'How many records come in one page of a list?',
      'records per page limit',
      'docs/resources/common',
      'at most 1,000',
    ],
    [
      'What do I report on a day without feeding?',
      'day without feed',
      'docs/resources/feeding',
      'the fish were starved',
    ],
    [
      'How is the mortality of a month calculated?',
      'mortality per cent period',
      'docs/resources/mortality',
      'do not add up daily percentages',
    ],
    ['What density of salmon is allowed?', 'density limit salmon', 'docs/resources/inventory', '25 kg/m³'],
    ['How is a withdrawal period counted?', 'withdrawal period', 'docs/resources/treatment', 'degree days'],
    [
      'How long can I download an extract?',
      'data extract kept link',
      'docs/data-on-demand/',
      'kept for seven days',
    ],
  ],
  docs: [
    [
      'How do I release version 2.1 of my docs?',
      'release a version',
      'docs/guides/versions',
      'npx fyr version 2.1',
    ],
    [
      'Where does the excerpt of a post end?',
      'blog excerpt truncate',
      'docs/guides/blog',
      '<!-- truncate -->',
    ],
    [
      'How do I keep a link to a heading in a translation?',
      'translation heading id',
      'docs/guides/languages',
      'Add the id of the original',
    ],
    [
      'How do I get a picture for shared links?',
      'social card picture',
      'docs/guides/social-cards',
      'socialCards: true',
    ],
    [
      'How do I move a page without breaking links?',
      'move a page alias',
      'docs/guides/addresses',
      'aliases:',
    ],
    [
      'How do I order the pages of a folder?',
      'order pages sidebar position',
      'docs/guides/navigation',
      'sidebar_position',
    ],
    [
      'Can a build reuse the last one in CI?',
      'keep store cache ci',
      'docs/recipes/ci',
      'node_modules/.cache/fyr',
    ],
    ['How do I serve a site with Caddy?', 'caddy', 'docs/recipes/deploy/caddy', '_Caddyfile'],
    [
      'How do I add Plausible?',
      'plausible analytics',
      'docs/recipes/analytics',
      'Plausible counts navigations itself',
    ],
    [
      'How do I ask for consent before a script?',
      'consent script',
      'docs/guides/scripts-and-embeds',
      'Consent',
    ],
    [
      'Which setting shows the version label on each doc?',
      'version badge label setting',
      'docs/reference/site-config/docs',
      '`badge`',
    ],
    [
      'How do I check API samples in my docs?',
      'check samples openapi',
      'docs/guides/samples',
      'What is compared',
    ],
    ['How do I make docs from a changelog?', 'changelog source', 'docs/guides/sources', 'changelogSource'],
    ['How do I get Markdown of an island?', 'island markdown agents', 'docs/guides/agents', 'toMarkdown'],
    ['How do I change the accent colour?', 'accent colour', 'docs/guides/customising', 'accent'],
  ],
}
