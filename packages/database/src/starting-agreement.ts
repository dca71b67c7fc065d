import type { TenantConfigItem } from './queries/kernel/tenants.ts'

const TEXT = `
<h2>用户协议</h2>
<p>欢迎使用本服务。使用前请阅读以下条款；点击同意并登录，即表示您已理解并接受。</p>
<h3>一、服务内容</h3>
<p>本服务根据已公布的招生计划、投档线和一分一段表，为考生和家长提供志愿填报的参考。填报与录取以各省招生考试机构的规定和结果为准。</p>
<h3>二、概率的含义</h3>
<p>页面中的概率由往年投档位次估计得出，每个结果都注明所用数据的年份和来源。概率不是录取承诺，招生计划、考生选择和政策变化都可能使结果不同。</p>
<h3>三、账号</h3>
<p>您以手机号登录，请妥善保管手机和验证码。每个账号绑定一个高考省份和年份，绑定后不可自行更改。</p>
<h3>四、个人信息</h3>
<p>我们只保存提供服务所必需的信息：手机号、高考省份和年份、成绩、选科和您填写的志愿表。未经您同意，不向他人提供。您可以随时要求导出或删除。</p>
<h3>五、使用规范</h3>
<p>请勿以程序或其他异常方式批量访问，不得转卖账号或数据。违反者账号可能被封禁。</p>
<h3>六、其他</h3>
<p>标有“示例数据”的内容由程序生成，只用于演示，不能用于真实填报。</p>
`.trim()

/** The user agreement a tenant starts with and replaces by its own: everybody must agree to one. */
export const STARTING_AGREEMENT: TenantConfigItem = {
  keyEname: 'pc-aboutus-userAgreement',
  inputType: 'richText',
  keyValue: TEXT,
}
