// Searches the index of one version.

import { once } from '../../../lib/memoize.ts';
import { pageHref } from '../../site/urls/pageHref.ts';
import type { Searcher, SearchHit } from '../answer/searcherInterface.ts';
import type { IndexReader } from '../index/indexReader.ts';
import { excerptOf, type Needle } from '../text/excerpt.ts';
import { runsOf, splitRuns } from '../text/terms.ts';
import { type ExpandedUnit, expandQuery, findNear } from './expandQuery.ts';
import { nameOf, orderSections } from './orderSections.ts';
import { isFunctionWord, parseQuery, type Query } from './query.ts';
import { byScore, type Ranked, rankSections } from './rank.ts';

/** Maximum hits of one page. The opened page highlights its other matches. */
const PER_PAGE = 4;

/** Share of the result list in which each hit is of another page. */
const SHARE_OF_PAGES = 2 / 3;

/**
 * Creates the searcher of a version.
 * @param version id of the version, copied into the hits
 * @param pause awaited between steps, so that the browser can handle events and render
 */
export function createSearcher(index: IndexReader, version: string, pause = async () => {}): Searcher {
  return {
    async search(text, { limit, isTyping, signal }) {
      const query = await readQuery(index, text, isTyping);
      const expanded = await expandQuery(index, query.terms);
      await pause();
      signal?.throwIfAborted();
      const units = expanded.flat();
      const { chosen, total } = choose(rankSections(units, index.pageOf), index.pageOf, limit);
      const read = await Promise.all(
        chosen.map(async (hit) => ({ ...hit, record: await index.readSection(hit.section) })),
      );
      await pause();
      signal?.throwIfAborted();
      const isMatch = queryMatcher(query, units);
      const records = orderSections(read, isMatch);
      const needles = listNeedles(query, units);
      const hits = records.map(
        ([path, pageTitle, anchor, heading, trail, body]): SearchHit => ({
          href: pageHref(path, anchor),
          version,
          pageTitle,
          trail,
          heading: heading === '' ? undefined : heading,
          excerpt: excerptOf(body, needles),
        }),
      );
      const isNothing = hits.length === 0 && query.terms.length > 0;
      return {
        hits,
        total,
        words: listWords(query, expanded),
        nearTerms: isNothing ? await listNearTerms(index, query) : [],
      };
    },
  };
}

/** Parses a query. Converts traditional characters to simplified ones, unless the index has a term with them. */
async function readQuery(index: IndexReader, text: string, isTyping: boolean): Promise<Query> {
  const typed = parseQuery(text, isTyping);
  const traditional = typed.terms.filter(({ term }) => simplify(term) !== term);
  const known = await Promise.all(traditional.map(({ term }) => index.findPrefix(term, 1)));
  return known.some(({ length }) => length > 0) ? typed : parseQuery(simplify(text), isTyping);
}

/**
 * Selects the best hits, and counts the hits that a larger limit would select. The first part of the list has one hit
 * per page, so that a page with many matching sections does not fill the list.
 */
function choose(
  ranked: readonly Ranked[],
  pageOf: Uint32Array,
  limit: number,
): { chosen: Ranked[]; total: number } {
  const counts = new Map<number, number>();
  const [firsts, others]: [Ranked[], Ranked[]] = [[], []];
  for (const hit of ranked) {
    const page = pageOf[hit.section] ?? 0;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    if (count === 1) firsts.push(hit);
    else if (count <= PER_PAGE) others.push(hit);
  }
  const total = firsts.length + others.length;
  const reserved = Math.ceil(limit * SHARE_OF_PAGES);
  const rest = [...firsts.splice(reserved), ...others].sort(byScore);
  return { chosen: [...firsts, ...rest.slice(0, limit - firsts.length)].sort(byScore), total };
}

/** Returns a predicate for terms of headings: whether the query matches the term. */
function queryMatcher({ terms }: Query, units: readonly ExpandedUnit[]): (term: string) => boolean {
  const exact = new Set([...terms.map(({ term }) => term), ...units.flatMap(({ readings }) => readings)]);
  const prefixes = terms.filter(({ isPrefix }) => isPrefix).map(({ term }) => term);
  return (term) => exact.has(term) || prefixes.some((prefix) => term.startsWith(prefix));
}

/** Lists the patterns which the excerpt highlights: terms of the query and their corrections. */
function listNeedles({ terms }: Query, units: readonly ExpandedUnit[]): Needle[] {
  const typed = terms.map(({ kind, term, isPrefix }) => ({ text: term, isWord: kind === 'latin', isPrefix }));
  const corrected = units
    .flatMap(({ readings }) => readings)
    .map((text) => ({ text, isWord: splitRuns(text)[0]?.kind === 'latin', isPrefix: false }));
  return [...typed, ...corrected];
}

/**
 * Lists the words which the opened page highlights: as typed, pairs of Han characters in the index, and corrections.
 */
function listWords({ terms, words }: Query, expanded: readonly (readonly ExpandedUnit[])[]): string[] {
  const pairs = terms.flatMap(({ kind, term }, at) =>
    kind === 'han' && expanded[at]?.some(({ expansions }) => expansions.length > 0) ? [term] : [],
  );
  const readings = expanded.flat().flatMap((unit) => unit.readings);
  return [...new Set([...words, ...pairs, ...readings])].sort((a, b) => b.length - a.length);
}

/** Maximum number of suggestions. */
const LIMIT = 6;

/** Limits of suggestions: words and Han characters of the query, and sections to fetch. */
const MAX_WORDS = 3;
const MAX_CHARACTERS = 8;
const MAX_SECTIONS = 8;

/**
 * Lists suggestions for a query without hits: indexed Latin words within an edit distance, and titles and headings
 * that share a Han character with the query.
 */
async function listNearTerms(index: IndexReader, { words }: Query): Promise<string[]> {
  const runs = words.flatMap(runsOf).slice(0, MAX_WORDS);
  const latin = runs.filter(({ kind }) => kind === 'latin');
  const lists = await Promise.all(
    latin.map(({ text }) => findNear(index, text, Math.max(1, Math.ceil(text.length / 3)), LIMIT)),
  );
  const han = runs.filter(({ kind }) => kind === 'han').map(({ text }) => text);
  const near = [...lists.flat().map(({ word }) => word), ...(await listNearNames(index, han.join('')))];
  return [...new Set(near)].slice(0, LIMIT);
}

/** Lists titles and headings with a pair of characters that starts with a character of the query, shortest first. */
async function listNearNames(index: IndexReader, han: string): Promise<string[]> {
  const characters = [...new Set(han)].filter((char) => !isFunctionWord(char)).slice(0, MAX_CHARACTERS);
  const entries = (await Promise.all(characters.map((char) => index.findPrefix(char, 64)))).flat();
  const named = entries.flatMap(({ postings: { sections, codes } }) =>
    Array.from(sections).filter((_, at) => (codes[at] ?? 0) & 1),
  );
  const sections = [...new Set(named)].sort((a, b) => a - b).slice(0, MAX_SECTIONS);
  const records = await Promise.all(sections.map(index.readSection));
  return records.map(nameOf).sort((a, b) => a.length - b.length);
}

/**
 * Traditional characters, each followed by its simplified form. Rare characters are omitted, to keep the chunk small.
 */
const PAIRS = `
萬万與与專专業业東东絲丝丟丢兩两嚴严個个箇个豐丰臨临為为舉举麼么義义習习書书買买亂乱於于虧亏雲云產产僅仅從从倉仓們们價价眾众優优夥伙會会傳传偽伪體体餘余彿佛側侧倆俩脩修償偿儲储兒儿剋克關关茲兹獸兽內内
岡冈冊册寫写沖冲衝冲決决況况淨净準准減减湊凑幾几鳳凤憑凭齣出擊击劃划則则剛刚創创刪删別别彆别颳刮製制辦办務务動动勛勋勳勋區区昇升陞升華华協协單单佔占鹵卤滷卤卻却廠厂廳厅曆历歷历壓压廁厕釐厘參参雙双發发
髮发變变疊叠隻只臺台颱台檯台號号喫吃閤合後后嚮向嗎吗聽听啟启員员週周諮咨響响喲哟噴喷迴回團团糰团睏困圍围國国圖图圓圆場场壞坏塊块牆墙聲声處处備备復复複复夠够頭头誇夸夾夹媽妈孃娘孫孙學学實实審审傢家寬宽
對对尋寻導导將将嘗尝嚐尝盡尽儘尽侷局層层屆届屬属崗岗巒峦佈布師师帳帐帶带幀帧蓆席幫帮幹干榦干並并併并廣广庫库應应廢废開开異异棄弃張张彈弹強强歸归當当噹当錄录徑径逕径憶忆誌志唸念態态總总懶懒戶户纔才紮扎
撲扑釦扣執执擴扩擾扰摺折拋抛掄抡護护報报擔担擬拟擁拥攔拦撥拨擇择拚拼掛挂撾挝撓挠擋挡撈捞損损換换據据攙搀蒐搜撐撑數数斷断無无舊旧時时顯显暫暂朮术術术機机殺杀雜杂權权槓杠條条來来盃杯鬆松闆板極极構构槍枪
櫃柜檸柠標标棧栈欄栏樹树樣样檔档樁桩檢检稜棱樓楼歡欢歐欧殲歼匯汇彙汇漢汉湯汤溝沟沒没註注淺浅測测瀏浏遊游潰溃滾滚滿满濾滤濫滥潛潜燈灯點点熱热牽牵狀状獨独貓猫獻献環环現现瓊琼電电畫画瘡疮癥症監监蓋盖盤盘
瞞瞒碼码礎础確确離离鞦秋種种祕秘積积稱称穩稳豎竖筆笔篩筛簽签籤签簡简類类糧粮係系繫系緊紧糾纠紅红約约級级純纯納纳紛纷紋纹線线練练組组細细織织終终紹绍經经綁绑結结繞绕繪绘給给絡络絕绝統统繼继緒绪續续維维
綠绿綴缀緩缓編编縮缩網网職职聯联聰聪骯肮脈脉腦脑膿脓腳脚騰腾緻致節节蘆芦蒼苍蘇苏囌苏蘋苹範范荊荆薦荐葷荤萊莱獲获穫获蘿萝營营蕭萧簑蓑藍蓝虛虚雖虽補补錶表裝装見见觀观規规視视覽览觸触計计訂订認认討讨讓让
訓训議议訊讯記记講讲許许論论訟讼設设訪访証证證证評评識识訴诉詞词譯译試试話话詢询該该詳详語语誤误說说請请諾诺讀读課课誰谁調调諄谆談谈謀谋謝谢謬谬貝贝負负貢贡責责敗败賬账貨货質质購购貼贴費费賊贼贓赃資资
賠赔賴赖趨趋蹤踪車车軌轨軒轩轉转輪轮軟软轟轰輕轻載载較较輔辅輥辊輯辑輸输邊边達达遷迁過过運运還还這这進进遠远違违連连遲迟跡迹蹟迹適适選选遞递邏逻遺遗郵邮鄒邹鄰邻痠酸採采釋释裡里針针鍾钟鐘钟鑰钥欽钦鉤钩
鈕钮鑽钻鏈链銷销鎖锁鍋锅錯错錨锚錘锤鎚锤鍵键鏡镜長长門门閉闭問问閏闰閑闲閒闲間间閥阀閱阅隊队階阶際际陸陆險险隨随隱隐難难靜静麵面韋韦頁页頂顶項项順顺須须鬚须顧顾頓顿預预領领頻频題题顏颜額额顛颠風风飄飘
飛飞饒饶餒馁馬马驢驴驗验騷骚驟骤魚鱼鱉鳖鳥鸟鴛鸳麥麦黃黄齊齐齒齿龍龙裏里爲为麽么啓启綫线羣群牀床`;

const openPairs = once(
  () =>
    new Map(
      Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, traditional = '', simplified = '']) => [
        traditional,
        simplified,
      ]),
    ),
);

/**
 * Converts common traditional characters to simplified ones, one by one, so that offsets in the text stay valid.
 * @example simplify('幫助 A') === '帮助 A'
 */
export function simplify(text: string): string {
  const pairs = openPairs();
  return Array.from(text, (character) => pairs.get(character) ?? character).join('');
}
