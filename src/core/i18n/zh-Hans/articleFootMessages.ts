export const articleFootMessages = {
  tags: '标签',
  question: '本页是否有帮助？',
  answers: { yes: '有帮助', no: '没有帮助' },
  form: '提出意见',
  thanks: '谢谢您的反馈！',
};
