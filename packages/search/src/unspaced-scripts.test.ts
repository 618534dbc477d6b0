import { expect, test } from 'vitest'
import { createAnalyser } from './analyser.ts'
import { buildSearchIndex, type SearchedPage } from './build-search-index.ts'
import { createSearchEngine } from './search-engine.ts'
import { searchLanguage } from './search-language.ts'

function wholes(text: string): readonly string[] {
  return createAnalyser(null)(text).map(({ whole }) => whole)
}

test.each([
  ['綱を使用する', ['綱を', 'を使', '使用', '用す', 'する', 'る']],
  ['缆绳。使用', ['缆绳', '绳', '使用', '用']],
  ['Fyrの設定', ['fyr', 'の設', '設定', '定']],
  ['ｶﾞｲﾄﾞ', ['ガイ', 'イド', 'ド']],
  ['포트를 연다', ['포트', '트를', '를', '연다', '다']],
  ['เรือ', ['เรื', 'รือ', 'อ']],
  ['net 3本', ['net', '3', '本']],
])('%j is searched as %j', (text, expected) => {
  expect(wholes(text)).toEqual(expected)
})

type Sections = Readonly<Record<string, string>>

function page(path: string, title: string, sections: Sections): SearchedPage {
  return {
    path,
    title,
    kind: 'doc',
    trail: [],
    boost: 1,
    sections: [
      { headingId: null, headings: [], text: '', code: '', defines: [] },
      ...Object.entries(sections).map(([heading, text]) => ({
        headingId: heading,
        headings: [heading],
        text,
        code: '',
        defines: [],
      })),
    ],
  }
}

const JAPANESE = [
  page('/intro', 'はじめに', {
    このサイトについて: '養殖場の記録を管理するための説明書です。港の職員と獣医が使用します。',
    用語: '生簀とは魚を飼育する網の囲いです。斃死は死んだ魚の数を指します。',
  }),
  page('/auth', '認証', {
    トークンを取得する: 'クライアントの秘密鍵を送信すると、一時間有効なトークンが返されます。',
    有効期限: '期限が切れる前に新しいトークンを要求してください。古い鍵は無効になります。',
    権限: '読み取り専用の権限では、記録を変更できません。管理者に申請してください。',
  }),
  page('/limits', '制限', {
    呼び出し回数: '一分間に百回まで呼び出せます。超えると四百二十九が返されます。',
    ファイルの大きさ: '添付ファイルは十メガバイト以下にしてください。画像は圧縮されます。',
  }),
  page('/feeding', '給餌', {
    餌の種類: 'ペレットの大きさと栄養成分を登録します。粉末は使えません。',
    一日の量: '水温と魚の体重から一日の給餌量を計算します。',
  }),
  page('/export', 'データの書き出し', {
    表計算ソフト: '表計算ソフトで開けるカンマ区切りの形式で保存できます。',
    定期的な書き出し: '毎週月曜日の朝に自動で作成し、電子メールで送ります。',
  }),
]

const JAPANESE_GOLDEN: Readonly<Record<string, string>> = {
  説明書: '/intro#このサイトについて',
  獣医: '/intro#このサイトについて',
  管理: '/intro#このサイトについて',
  生簀: '/intro#用語',
  飼育: '/intro#用語',
  斃死: '/intro#用語',
  死んだ魚: '/intro#用語',
  網: '/intro#用語',
  はじめに: '/intro',
  じめ: '/intro',
  トークン: '/auth#トークンを取得する',
  秘密鍵: '/auth#トークンを取得する',
  一時間有効: '/auth#トークンを取得する',
  有効期限: '/auth#有効期限',
  期限が切れる: '/auth#有効期限',
  新しいトークン: '/auth#有効期限',
  読み取り専用: '/auth#権限',
  管理者に申請: '/auth#権限',
  権限: '/auth#権限',
  認証: '/auth',
  呼び出し回数: '/limits#呼び出し回数',
  百回: '/limits#呼び出し回数',
  添付ファイル: '/limits#ファイルの大きさ',
  圧縮: '/limits#ファイルの大きさ',
  餌の種類: '/feeding#餌の種類',
  栄養成分: '/feeding#餌の種類',
  水温: '/feeding#一日の量',
  表計算: '/export#表計算ソフト',
  カンマ区切り: '/export#表計算ソフト',
  '自動 メール': '/export#定期的な書き出し',
}

const CHINESE = [
  page('/intro', '简介', {
    关于本站: '本说明书用于管理养殖场的记录，供港口工作人员和兽医使用。',
    术语: '网箱是饲养鱼的围网。死亡率是死鱼的数量。',
  }),
  page('/auth', '身份验证', {
    获取令牌: '发送客户端密钥后，会返回一个小时内有效的令牌。',
    有效期: '请在过期之前申请新的令牌。旧密钥将会失效。',
    权限: '只读权限不能修改记录，请向管理员申请。',
  }),
  page('/limits', '限制', {
    调用次数: '每分钟最多调用一百次，超过后返回错误。',
    文件大小: '附件不得超过十兆字节，图片会被压缩。',
  }),
  page('/feeding', '投喂', {
    饲料种类: '登记颗粒大小和营养成分。不能使用粉末。',
    每日用量: '根据水温和鱼的体重计算每天的投喂量。',
  }),
  page('/export', '导出数据', {
    电子表格: '可以保存为能用电子表格打开的逗号分隔格式。',
    定期导出: '每周一早上自动生成，并通过电子邮件发送。',
  }),
]

const CHINESE_GOLDEN: Readonly<Record<string, string>> = {
  说明书: '/intro#关于本站',
  兽医: '/intro#关于本站',
  管理养殖场: '/intro#关于本站',
  网箱: '/intro#术语',
  饲养: '/intro#术语',
  死亡率: '/intro#术语',
  死鱼: '/intro#术语',
  围网: '/intro#术语',
  简介: '/intro',
  令牌: '/auth#获取令牌',
  客户端密钥: '/auth#获取令牌',
  一个小时: '/auth#获取令牌',
  有效期: '/auth#有效期',
  过期: '/auth#有效期',
  旧密钥: '/auth#有效期',
  只读: '/auth#权限',
  向管理员申请: '/auth#权限',
  修改记录: '/auth#权限',
  身份验证: '/auth',
  验证: '/auth',
  调用次数: '/limits#调用次数',
  一百次: '/limits#调用次数',
  附件: '/limits#文件大小',
  压缩: '/limits#文件大小',
  饲料: '/feeding#饲料种类',
  营养: '/feeding#饲料种类',
  水温: '/feeding#每日用量',
  电子表格: '/export#电子表格',
  逗号分隔: '/export#电子表格',
  '自动 邮件': '/export#定期导出',
}

test.each([
  ['ja', JAPANESE, JAPANESE_GOLDEN],
  ['zh', CHINESE, CHINESE_GOLDEN],
])('queries in %s are answered by words inside sentences', (lang, pages, golden) => {
  const language = searchLanguage(lang)
  const { heads, body } = buildSearchIndex(pages, { stem: null, joints: language.joints })
  const engine = createSearchEngine(heads, { stem: null, language, synonyms: [] })
  engine.addBody(body)
  const missed = Object.entries(golden).flatMap(([query, answer]) => {
    const [first] = engine.search({ query, kind: null, limit: 1 }).pages
    const id = first?.sections[0]?.headingId ?? null
    const found = (first?.path ?? '') + (id === null ? '' : `#${id}`)
    return found === answer ? [] : [`${query}: ${found}`]
  })
  expect(Object.keys(golden)).toHaveLength(30)
  expect(missed).toEqual([])
})

test('a hit marks the whole of a word, and its excerpt begins near it', () => {
  const long = page('/long', '長い', {
    本文: `${'魚の数を毎日記録します。'.repeat(30)}説明書を読んでください。`,
  })
  const { heads, body } = buildSearchIndex([long], { stem: null, joints: [] })
  const engine = createSearchEngine(heads, { stem: null, language: searchLanguage('ja'), synonyms: [] })
  engine.addBody(body)
  const [section] = engine.search({ query: '説明書', kind: null, limit: 1 }).pages[0]?.sections ?? []
  expect(section?.excerpt.filter(({ isMarked }) => isMarked)).toEqual([{ text: '説明書', isMarked: true }])
  expect(section?.words).toEqual(['説明書'])
})
