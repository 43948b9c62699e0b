import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const markdown = (html: string) => htmlToMarkdown(html).markdown;

const FROM_GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7f"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;">Sunrise tables</span></h1><p dir="ltr"><span style="font-weight:400;">The table is </span><span style="font-weight:700;">printed</span><span style="font-weight:400;"> in </span><span style="font-style:italic;">Dhaka</span><span>, see the </span><a href="https://www.google.com/url?q=https://a.example/zones%3Fday%3D1&amp;sa=D"><span style="color:#15c;text-decoration:underline;">note</span></a><span>.</span></p><br /><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>sehri</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>of each district</span></p></li></ul><li dir="ltr"><p dir="ltr"><span style="text-decoration:line-through;">iftar</span></p></li></ul><div dir="ltr"><table><colgroup><col width="90"/></colgroup><tbody><tr><td><p><span>District</span></p></td><td><p><span>Offset</span></p></td></tr><tr><td><p><span>Dhaka</span></p></td><td><p><span>0</span></p></td></tr></tbody></table></div><p><span><img src="https://lh3.example/x"></span></p></b><br class="Apple-interchange-newline">`;

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><h2>Before a release<o:p></o:p></h2><p class=MsoNormal style='text-align:justify'><span lang=EN-US>Compare <b style='mso-bidi-font-weight:normal'>every</b>&nbsp;row.<o:p></o:p></span></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>first day<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>aloud<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>last day</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

describe('pasted HTML becomes Markdown', () => {
  it('from Google Docs', () => {
    expect(htmlToMarkdown(FROM_GOOGLE_DOCS)).toEqual({
      markdown: [
        '## Sunrise tables',
        'The table is **printed** in *Dhaka*, see the [note](https://a.example/zones?day=1).',
        '- sehri\n  - of each district\n- ~~iftar~~',
        '| District | Offset |\n| - | - |\n| Dhaka | 0 |',
      ].join('\n\n'),
      pictures: 1,
    });
  });

  it('from Word', () => {
    expect(markdown(FROM_WORD)).toBe(
      ['## Before a release', 'Compare **every** row.', '1. first day\n   - aloud\n2. last day'].join('\n\n'),
    );
  });

  it.each([
    ['<h1>One</h1><h2>Two</h2>', '## One\n\n### Two'],
    ['<p>2 * 3 * 4, a_b and &lt;b&gt;</p>', '2 \\* 3 \\* 4, a_b and \\<b>'],
    ['<a href="javascript:alert(1)">go</a> <a href="/x">there</a>', 'go there'],
    ['<pre><code class="language-js">let a;\n</code></pre>', '```js\nlet a;\n```'],
    ['<blockquote><p>Quiet.</p></blockquote>', '> Quiet.'],
    ['<p>নদী <b>“পদ্মা”</b> দেখা</p>', 'নদী **“পদ্মা”** দেখা'],
    ['<script>alert(1)</script><p onclick="x()">Text</p>', 'Text'],
  ])('%s', (html, expected) => expect(markdown(html)).toBe(expected));
});
